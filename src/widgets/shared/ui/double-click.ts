/**
 * The press that is heard now leads to another screen at once: the rest of a double click must not press what lies there
 * under the same finger, nor take the focus from it. Ends with the next click that is one of its own.
 */
export function ignoreRestOfDoubleClick(): void {
  const controller = new AbortController();
  const guard = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'click') controller.abort();
  };
  // The browser moves the focus when the button goes down.
  for (const type of ['mousedown', 'click'] as const) window.addEventListener(type, guard, { capture: true, signal: controller.signal });
}
