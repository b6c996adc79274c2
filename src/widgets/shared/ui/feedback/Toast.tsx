import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../page/layout.css.ts';
import type { Elements } from '../../text/Text.tsx';
import { action, toast } from './Toast.css.ts';

export interface ToastMessage {
  /** Tells two equal sentences apart. */
  readonly id: number;
  readonly kind: 'info' | 'warning' | 'error';
  readonly text: Elements;
  /** The action that is offered while the message is shown. */
  readonly action?: { readonly label: string; run(): void } | undefined;
}

/** How long a message is shown (P1-9.4). */
export const TOAST_MS = 4000;
/** One with an action: there is time to read it and to reach its button. */
const ACTION_MS = 7000;

/** A short message above everything. The live regions stay mounted, otherwise screen readers would announce nothing. */
export function Toast({ message, onDone }: { message: ToastMessage | null; onDone(): void }) {
  const pill = useRef<HTMLDivElement>(null);
  // The time stops while the pointer or the focus is on the message.
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    // In the top layer if the browser supports popovers (an open dialog would cover a plain box), else a fixed box.
    if (message !== null) pill.current?.showPopover?.();
    setHeld(false);
  }, [message]);
  useEffect(() => {
    if (message === null || isHeld) return;
    const timer = setTimeout(onDone, message.action === undefined ? TOAST_MS : ACTION_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld, onDone]);

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <>
      <div role="status" className={visuallyHidden}>
        {message?.kind === 'info' && message.text}
      </div>
      {/* The cart's dialog shows it instead of the pill. */}
      <div role="alert" className={visuallyHidden} {...hold}>
        {message?.kind !== 'info' && message?.text}
      </div>
      {message && (
        <div
          key={message.id}
          ref={pill}
          popover="manual"
          className={toast[message.kind]}
          aria-hidden={message.action === undefined || undefined}
          {...hold}
        >
          <span aria-hidden="true">{message.text}</span>
          {message.action !== undefined && (
            <button
              type="button"
              className={action}
              onClick={() => {
                message.action?.run();
                onDone();
              }}
            >
              {message.action.label}
            </button>
          )}
        </div>
      )}
    </>
  );
}
