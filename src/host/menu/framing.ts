/**
 * Reports the height of a framed menu to the page around it (part 2 §1): each change once, in the parent's protocol. The height
 * is not confidential, so every parent may receive it.
 */
import { PLAIN_FORMAT, readRequest } from './frame-protocols.ts';

/** The size of our content in its frame, in whole CSS px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** An upper limit for the width of a scroll bar. */
const SCROLL_BAR_PX = 32;
/** Two changes of size within this time do not come from a person who resizes the window. */
const LOOP_MS = 1000;

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;

/**
 * Ends a resize loop: with a scroll bar our content has one size, without it another, and each causes the other. When a size
 * returns, the larger height is reported until the size changes otherwise.
 * @returns a function that takes a size and the time (ms), and returns the height to report
 */
export function steadyHeight(): (size: Size, now: number) => number {
  /** The last two sizes, with the time (ms) of each. */
  type Sample = Size & { readonly at: number };
  let last: Sample | null = null;
  let before: Sample | null = null;
  let held: readonly Size[] = [];

  return (size, now) => {
    if (!held.some((one) => isSame(one, size))) {
      held = [];
      if (last !== null && isSame(last, size)) return size.height;
      const difference = Math.abs(size.width - (last?.width ?? size.width));
      const returns = before !== null && isSame(before, size) && now - before.at < LOOP_MS;
      if (last !== null && returns && difference > 0 && difference <= SCROLL_BAR_PX) held = [last, size];
      else [before, last] = [last, { ...size, at: now }];
    }
    return Math.max(size.height, ...held.map(({ height }) => height));
  };
}

/** A repeated request within this time crossed with our answer: it needs no second one. */
const ANSWER_MS = 1000;
/** The time for a parent to apply the height to the frame. */
const FOLLOW_MS = 500;

/** Reports the height of `app` until the page is closed. @returns the handler for the window's `message` events */
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
