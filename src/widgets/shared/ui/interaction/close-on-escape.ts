import type { KeyboardEvent } from 'react';

const keepKeyUp = (event: globalThis.KeyboardEvent) => void (event.key === 'Escape' && event.stopImmediatePropagation());

/**
 * Closes something on Escape; for its `keydown` listener. Nothing else hears this press, neither its `keydown` nor its `keyup`, so
 * that a dialog of the page around stays open.
 */
export function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  // The focus may be outside of the widget by then.
  window.addEventListener('keyup', keepKeyUp, { capture: true, once: true });
  close();
}
