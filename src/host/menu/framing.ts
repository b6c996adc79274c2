/**
 * Reports the height of a framed menu to the page around it (part 2 §1). Only this module measures. It sends each change
 * once, in the parent's protocol (`frame-protocols.ts`); a parent without a request gets the default protocol. The height is
 * not confidential, so every parent may receive it.
 */
import { PLAIN_FORMAT, readRequest } from './frame-protocols.ts';
import { steadyHeight } from './steady-height.ts';

/** A repeated request within this time crossed with our answer: it needs no second one. */
const ANSWER_MS = 1000;
/** The time for a parent to apply the height to the frame. */
const FOLLOW_MS = 500;

/**
 * Starts to report the height of `app`, until the page is closed.
 * @returns the handler for the window's `message` events.
 */
export function reportHeight(app: HTMLElement): (event: MessageEvent) => void {
  const root = document.documentElement;
  const steady = steadyHeight();
  let format = PLAIN_FORMAT;
  let protocol = '';
  let origin = '*';
  let sentHeight = 0;
  let sentAt = 0;
  let timer: number | undefined;

  // While the parent applies the height, the frame hides its scroll bar: a scroll bar that appears and disappears would change
  // the width, and so the height again. If the parent does not apply the height, the frame scrolls normally.
  const isFollowed = () => window.innerHeight + 1 >= sentHeight; // tolerance for fractional pixels
  const checkFollowed = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => root.classList.toggle('followed', isFollowed()), FOLLOW_MS);
  };

  function send(isAnswer = false): void {
    const { height: exact } = app.getBoundingClientRect();
    const width = root.clientWidth;
    // Hidden, or nothing drawn yet.
    if (exact === 0 || width === 0) return;
    const now = performance.now();
    const height = steady({ width, height: Math.ceil(exact) }, now);
    if (height === sentHeight && !isAnswer) return;
    sentHeight = height;
    sentAt = now;
    window.parent.postMessage(format(height, width), origin);
    checkFollowed();
  }

  const change = () => send();
  new ResizeObserver(change).observe(app);
  // A frame below the fold is not rendered and gets no resize events: without this its height would change when scrolled to.
  new MutationObserver(change).observe(app, { childList: true, subtree: true, characterData: true });
  document.fonts.addEventListener('loadingdone', change);
  app.addEventListener('load', change, true); // of pictures
  window.addEventListener('resize', () => {
    if (isFollowed()) root.classList.add('followed');
    else checkFollowed();
    send();
  });
  root.classList.add('followed');
  send();

  return ({ source, origin: sender, data }) => {
    if (source !== window.parent) return;
    const request = readRequest(data);
    if (request === null) return;
    if (request.kind === 'repeat') {
      if (protocol !== '') send(true);
      return;
    }
    if (request.name === protocol && performance.now() - sentAt < ANSWER_MS) return;
    ({ format, name: protocol } = request);
    // The answer goes only to the origin that sent the request. An opaque origin ('null') is no valid target, hence '*'.
    origin = sender === 'null' ? '*' : sender;
    send(true);
  };
}
