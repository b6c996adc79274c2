import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';
import * as css from './Dialog.css.ts';
import { note as noteClass } from './layout.css.ts';

interface DialogProps {
  title: string;
  note?: ReactNode;
  layout?: keyof typeof css.dialog;
  /** Drawn above the title, to the edges (an item's picture); the close button then lies on it. */
  hero?: ReactNode;
  foot?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal dialog on the native element: the browser keeps the focus inside, makes the rest inert and closes on Escape,
 * also within a shadow root and under a transformed ancestor (docs/decisions/0001). Mounted means open.
 */
export function Dialog({ title, note, layout = 'sheet', hero, foot, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    const opener = root.activeElement;
    if (!element.open) element.showModal();
    // React drops the autofocus attribute, and the body must not be scrolled to its first link.
    closeRef.current?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the backdrop; Escape does the same
    <dialog
      ref={ref}
      className={css.dialog[layout]}
      aria-labelledby={titleId}
      // Escape asks the owner to close; the element itself closes when it is unmounted.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // Only the backdrop: everything inside is another target.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {hero}
      <header className={css.head}>
        <div className={css.headText}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {note !== undefined && <p className={noteClass}>{note}</p>}
        </div>
        <IconButton ref={closeRef} icon="close" label="Chiudi" onClick={onClose} />
      </header>
      {/* Reached by Tab: nothing inside may take the focus, and it must scroll by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.body} tabIndex={0} role="group" aria-labelledby={titleId}>
        {children}
      </div>
      {foot !== undefined && <footer className={css.foot}>{foot}</footer>}
    </dialog>
  );
}
