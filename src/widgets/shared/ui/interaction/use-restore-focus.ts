import { type RefObject, useEffect, useRef } from 'react';

/**
 * When `state` changes and the focused button was removed with the old content, the focus moves to the element of the returned
 * ref (which needs `tabIndex={-1}`), and not to the page's start.
 */
export function useRestoreFocus<E extends HTMLElement>(state: string): RefObject<E | null> {
  const box = useRef<E>(null);
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = box.current;
    const remember = (event: FocusEvent) => void (focused.current = event.target);
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    const isLost = root?.activeElement === null || root?.activeElement === document.body;
    if (isLost && focused.current instanceof Element && !focused.current.isConnected) box.current?.focus();
  }, [state]);
  return box;
}
