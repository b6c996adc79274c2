import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as css from './OnPaper.css.ts';

/** What is printed in the place of the page, dialogs included. It is not on the screen. */
export const OnPaper = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div data-pausa-root="" data-theme="light" className={css.paper}>
      {children}
    </div>,
    document.body,
  );
