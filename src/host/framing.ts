/**
 * Tells a framing page how high our content is (part 2 §1): by the protocol of iframe-resizer 4, whose child script
 * does it by itself once the parent speaks to it, and by a plain message for everybody else:
 * `{type: 'pausa-menu:height', height}` in CSS px. The height is no secret, hence any parent may read it.
 */
export function reportHeight(): () => void {
  if (window.parent === window) return () => undefined;
  void import('iframe-resizer/js/iframeResizer.contentWindow.js');

  const app = document.getElementById('app');
  if (app === null) return () => undefined;
  let last = -1;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(app.getBoundingClientRect().height);
    // Only real changes: a parent that adds a scroll bar must not start a dance.
    if (height === last || height === 0) return;
    last = height;
    window.parent.postMessage({ type: 'pausa-menu:height', height }, '*');
  });
  observer.observe(app);
  return () => observer.disconnect();
}
