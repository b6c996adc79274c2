/**
 * The current press opens another screen at once. The second click of a double click must not press what appears under the same
 * finger, nor move the focus. The guard ends with the next single click.
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
