import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { textElement } from '../../text/Text.tsx';

/** A button with a spinner while its request is in progress. It has its own file, so that menus do not load the spinner. */
export function PendingButton({ isPending = false, children, ...button }: ComponentProps<typeof Button>) {
  return (
    <Button {...button} isPending={isPending}>
      {isPending && <Spinner size={18} />}
      {textElement(children)}
    </Button>
  );
}
