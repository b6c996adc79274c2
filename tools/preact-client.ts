/** `react-dom/client` on Preact. */
import { type ComponentChild, render } from 'preact';

export { createRoot } from 'preact/compat/client';

/** Takes over the elements that are there. Preact's `hydrate` does not compare attributes, and texts are properties here. */
export function hydrateRoot(container: Element, app: ComponentChild): void {
  // A text that is no child (preact-jsx-runtime.ts) would be removed. It comes back before the next frame.
  for (const element of container.querySelectorAll(':not(text)')) if (element.childElementCount === 0) element.textContent = '';
  render(app, container);
}
