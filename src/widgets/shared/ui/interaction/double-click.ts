/**
 * After a press that opens another screen at once: the second click of a double click must not press what appears under the
 * finger, nor move the focus.
 */
export function ignoreRestOfDoubleClick(): void {
  const controller = new AbortController();
  const guard = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'click') controller.abort();
  };
  // The browser moves the focus at `mousedown`.
  for (const type of ['mousedown', 'click'] as const) window.addEventListener(type, guard, { capture: true, signal: controller.signal });
}
