declare global {
  interface Window {
    /** Read by iframe-resizer's child script when its parent speaks. */
    iFrameResizer?: { heightCalculationMethod(): number };
    /** Set by it then. */
    parentIFrame?: { size(): void };
  }
}

/**
 * Tells a framing page how high our content is (part 2 §1): by the protocol of iframe-resizer 4, whose child script
 * does it by itself once the parent speaks to it, and by a plain message for everybody else:
 * `{type: 'pausa-menu:height', height}` in CSS px. The height is no secret, hence any parent may read it.
 */
export function reportHeight(): () => void {
  const app = document.getElementById('app');
  if (window.parent === window || app === null) return () => undefined;
  const measure = () => Math.ceil(app.getBoundingClientRect().height);
  // Its own measure rounds half a pixel away, or asks the document, which is never lower than its frame.
  window.iFrameResizer = { heightCalculationMethod: measure };
  void import('iframe-resizer/js/iframeResizer.contentWindow.js');

  let last = -1;
  const tell = () => {
    const height = measure();
    // Only real changes: a parent that adds a scroll bar must not start a dance.
    if (height === last || height === 0) return;
    last = height;
    window.parent.postMessage({ type: 'pausa-menu:height', height }, '*');
    // It watches the document's nodes and the window: a font that arrives late changes neither.
    window.parentIFrame?.size();
  };
  const resizes = new ResizeObserver(tell);
  resizes.observe(app);
  // A frame below the fold is not drawn, and what is not drawn has no resize: it would show its height when scrolled to.
  const changes = new MutationObserver(tell);
  changes.observe(app, { childList: true, subtree: true });
  return () => {
    resizes.disconnect();
    changes.disconnect();
  };
}
