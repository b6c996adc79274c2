/**
 * Reports the height of a framed menu to the page around it (P2-1.6): each change once, in the parent's protocol. The height
 * is not confidential, so every parent may receive it.
 */

/** Formats the message to the parent for a height and a width in whole CSS px. */
type HeightFormat = (height: number, width: number) => unknown;

/** The default protocol: for parents that have sent no request, and for those that request it. */
export const PLAIN_FORMAT: HeightFormat = (height) => ({ type: 'pausa-menu:height', height });

type ParentRequest =
  /** Use this protocol from now on. A parent repeats the request with the same `name` until it gets an answer. */
  | { readonly kind: 'begin'; readonly name: string; readonly format: HeightFormat }
  /** Send the height again. */
  | { readonly kind: 'repeat' };

/** Parses a message of the parent in one of three protocols; null for any other. The caller must check who sent it. */
export function readRequest(data: unknown): ParentRequest | null {
  if (typeof data === 'string') return data.startsWith(RESIZER) ? readResizer(data.slice(RESIZER.length)) : null;
  switch ((data as { type?: unknown } | null)?.type) {
    case 'pausa-menu:ask':
      return { kind: 'begin', name: 'plain', format: PLAIN_FORMAT };
    // open-iframe-resizer 2. We ignore its `bodyPadding`, `bodyMargin` and `targetElementSelector`.
    case 'iframe-child-init':
      return { kind: 'begin', name: 'open', format: (height, width) => ({ type: 'iframe-resized', width, height }) };
    case 'iframe-get-child-dimensions':
      return { kind: 'repeat' };
    default:
      return null;
  }
}

const RESIZER = '[iFrameSizer]';

/**
 * iframe-resizer 4.3.11, whose messages are texts: `{id}:{margin}:{sizes the width?}:…` starts, `resize` and `reset` request
 * the height again. The answer is `{id}:{height}:{width}:{event}`. We ignore its settings for body style, links and page info.
 */
function readResizer(text: string): ParentRequest | null {
  if (text === 'resize' || text === 'reset') return { kind: 'repeat' };
  const [id = '', , sizesWidth] = text.split(':');
  if (sizesWidth !== 'true' && sizesWidth !== 'false') return null;
  let event = 'init';
  const format: HeightFormat = (height, width) => {
    const message = `${RESIZER}${id}:${height}:${width}:${event}`;
    // Only open-iframe-resizer, which also supports this protocol, reads the event name.
    event = 'resizeObserver';
    return message;
  };
  return { kind: 'begin', name: `resizer ${id}`, format };
}

/** The size of our content in its frame, in whole CSS px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** No scroll bar is wider. */
const SCROLL_BAR_PX = 32;
/** Two changes of size within this time do not come from a person who resizes the window. */
const LOOP_MS = 1000;

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;

/**
 * Ends a resize loop: our content has one size with a scroll bar and another without it, and each causes the other. When a size
 * returns, the larger height is reported until the size changes otherwise.
 * @returns the height to report for a size at a time (ms)
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

  // Until the parent has applied the height, the scroll bar is hidden, because its width would change the height again. If the
  // parent does not apply the height, the frame scrolls normally.
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
