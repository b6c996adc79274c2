import { useEffect, useRef } from 'react';
import { visuallyHidden } from './layout.css.ts';
import { toast } from './Toast.css.ts';

export interface ToastMessage {
  /** Tells two equal sentences apart. */
  readonly id: number;
  readonly kind: 'info' | 'error';
  readonly text: string;
}

/** How long a message is shown (part 1 §9). */
export const TOAST_MS = 4000;

/** A short message above everything. The live regions stay mounted, or nothing would be announced. */
export function Toast({ message, onDone }: { message: ToastMessage | null; onDone(): void }) {
  const pill = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (message === null) return;
    // Top layer where the browser has popovers (an open dialog would cover a plain box), else a plain fixed box.
    pill.current?.showPopover?.();
    const timer = setTimeout(onDone, TOAST_MS);
    return () => clearTimeout(timer);
  }, [message, onDone]);

  return (
    <>
      <div role="status" className={visuallyHidden}>
        {message?.kind === 'info' ? message.text : ''}
      </div>
      <div role="alert" className={visuallyHidden}>
        {message?.kind === 'error' ? message.text : ''}
      </div>
      {message && (
        <div key={message.id} ref={pill} popover="manual" className={toast[message.kind]} aria-hidden="true">
          {message.text}
        </div>
      )}
    </>
  );
}
