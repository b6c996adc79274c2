/**
 * The press that is heard now leads to another screen at once: the rest of a double click must not press what lies there
 * under the same finger. Ends with the next click that is one of its own.
 */
export function ignoreRestOfDoubleClick(): void {
  const guard = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else window.removeEventListener('click', guard, { capture: true });
  };
  window.addEventListener('click', guard, { capture: true });
}
