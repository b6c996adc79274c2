import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Heading } from '../content/Heading.tsx';
import { afterPaint } from '../interaction/after-paint.ts';
import { closeOnEscape } from '../interaction/close-on-escape.ts';
import { IconButton } from '../controls/Button.tsx';
import * as css from './Dialog.css.ts';
import { note as noteClass } from '../page/layout.css.ts';
import { useText } from '../text.ts';
import type { Elements } from '../../text/Text.tsx';

interface DialogProps {
  title: ReactNode;
  note?: ReactNode;
  layout?: keyof typeof css.dialog;
  /** Shown above the title, up to the edges (an item's picture); the close button overlaps it. */
  hero?: Elements;
  foot?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/**
 * Shows a dialog in the next frame, and makes it modal in the one after: making a long page inert restyles all of it, and would
 * delay the response to the tap on a slow phone. The returned function cancels.
 */
function showFirst(element: HTMLDialogElement, makeModal: () => void): () => void {
  if (!('showPopover' in element)) {
    makeModal();
    return () => undefined;
  }
  element.popover = 'manual';
  element.showPopover();
  return afterPaint(() => {
    // The dialog may have been removed in this frame, before its effects are cleaned up.
    if (!element.isConnected) return;
    element.popover = null;
    makeModal();
    // A message that came with the dialog is below it now: the last one in the top layer is above.
    for (const message of element.querySelectorAll<HTMLElement>(':popover-open')) {
      message.hidePopover();
      message.showPopover();
    }
  });
}

/**
 * A modal dialog on the native element: the browser keeps the focus inside, makes the rest inert and closes on Escape, also
 * within a shadow root and under a transformed ancestor (docs/decisions/0001). It is open while it is mounted.
 */
export function Dialog({ title, note, layout = 'sheet', hero, foot, onClose, children }: DialogProps) {
  const text = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    const opener = root.activeElement;
    // React drops the autofocus attribute, and the body must not be scrolled to its first link. Where nothing
    // had the focus, as on a page that opens with its dialog, the title takes it, without a ring.
    const first = opener && opener !== document.body ? 'header > button' : 'header [tabindex]';
    const focus = () => element.querySelector<HTMLElement>(first)?.focus();
    const stopWaiting = showFirst(element, () => {
      if (!element.open) element.showModal();
      focus();
    });
    // At once, so that an Escape before the dialog is modal is the dialog's.
    focus();
    return () => {
      stopWaiting();
      element.close();
      (opener as HTMLElement | null)?.focus();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the backdrop; Escape does the same
    <dialog
      ref={ref}
      className={css.dialog[layout]}
      aria-labelledby={titleId}
      onKeyDown={(event) => closeOnEscape(event, onClose)}
      // The phone's Back gesture, and Escape where nothing has the focus. It only calls `onClose`; the element closes when it is unmounted.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // Only a click on the backdrop: a click inside has another target.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {hero}
      <header className={css.head}>
        <div className={css.headText}>
          <Heading level={2} id={titleId} className={css.title} tabIndex={-1}>
            {title}
          </Heading>
          {note !== undefined && <div className={noteClass}>{note}</div>}
        </div>
        <IconButton icon="close" label={text.close} onClick={onClose} />
      </header>
      {/* Focusable by Tab: it must scroll by keyboard even if nothing inside can take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.body} tabIndex={0} role="group" aria-labelledby={titleId}>
        {children}
      </div>
      {foot !== undefined && <footer className={css.foot}>{foot}</footer>}
    </dialog>
  );
}
