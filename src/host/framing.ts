/**
 * A menu in somebody else's frame tells that page how high it is (part 2 §1). This is the one place that measures, and
 * each change is told once, in the language that the parent speaks (`frame-protocols.ts`); a parent that has said nothing
 * hears the plain one. The height is no secret, hence any parent may hear it.
 */
import { PLAIN, readRequest } from './frame-protocols.ts';
import { steadyHeight } from './steady-height.ts';

/** A parent that asks again within this time had only not heard the answer yet. */
const ANSWER_MS = 1000;
/** How long a parent may take to make the frame as high as it was told. */
const FOLLOW_MS = 500;

/**
 * Starts telling the height of `app`, for the life of the page.
 * @returns what hears each `message` event of the window.
 */
export function reportHeight(app: HTMLElement): (event: MessageEvent) => void {
  const root = document.documentElement;
  const steady = steadyHeight();
  let say = PLAIN;
  let language = '';
  let origin = '*';
  let told = 0;
  let toldAt = 0;
  let timer: number | undefined;

  // While its parent follows it, the frame has no scroll bar: one that came and went with each growth would change the
  // width, and so the height again. Where nobody follows, it scrolls as any frame.
  const isFollowed = () => window.innerHeight + 1 >= told; // a fraction of a pixel is lost where pixels are not whole
  const checkFollowed = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => root.classList.toggle('followed', isFollowed()), FOLLOW_MS);
  };

  function tell(isAnswer = false): void {
    const { height: exact } = app.getBoundingClientRect();
    const width = root.clientWidth;
    // Hidden, or nothing drawn yet.
    if (exact === 0 || width === 0) return;
    const now = performance.now();
    const height = steady({ width, height: Math.ceil(exact) }, now);
    if (height === told && !isAnswer) return;
    told = height;
    toldAt = now;
    window.parent.postMessage(say(height, width), origin);
    checkFollowed();
  }

  const change = () => tell();
  new ResizeObserver(change).observe(app);
  // A frame below the fold is not drawn, and what is not drawn has no resize: it would show its height when scrolled to.
  new MutationObserver(change).observe(app, { childList: true, subtree: true, characterData: true });
  document.fonts.addEventListener('loadingdone', change);
  app.addEventListener('load', change, true); // of pictures
  window.addEventListener('resize', () => {
    if (isFollowed()) root.classList.add('followed');
    else checkFollowed();
    tell();
  });
  root.classList.add('followed');
  tell();

  return ({ source, origin: sender, data }) => {
    if (source !== window.parent) return;
    const request = readRequest(data);
    if (request === null) return;
    if (request.kind === 'repeat') {
      if (language !== '') tell(true);
      return;
    }
    if (request.name === language && performance.now() - toldAt < ANSWER_MS) return;
    ({ say, name: language } = request);
    // Whoever asked is answered, and nobody who has taken its place. An origin without a name cannot be named.
    origin = sender === 'null' ? '*' : sender;
    tell(true);
  };
}
