/** The three languages in which a page that frames us may hear our height; none of them needs a script of its maker's. */

/** What is said to the parent for a height in whole CSS px. */
export type Saying = (height: number, width: number) => unknown;

/** To everybody who has not spoken, and to whoever asked in it. */
export const PLAIN: Saying = (height) => ({ type: 'pausa-menu:height', height });

const RESIZER = '[iFrameSizer]';
const isSwitch = (word: string | undefined) => word === 'true' || word === 'false';

/** A parent's message that is about heights. */
export type Request =
  /** Speak so from here on. A parent repeats it until it is answered; `name` is then the same. */
  | { readonly kind: 'begin'; readonly name: string; readonly say: Saying }
  /** Say it again. */
  | { readonly kind: 'repeat' };

/** Reads a message of the parent; null is none of these. Whether it is the parent's is for the caller to know. */
export function readRequest(data: unknown): Request | null {
  if (typeof data === 'string') return data.startsWith(RESIZER) ? readResizer(data.slice(RESIZER.length)) : null;
  switch ((data as { type?: unknown } | null)?.type) {
    case 'pausa-menu:ask':
      return { kind: 'begin', name: 'plain', say: PLAIN };
    // open-iframe-resizer 2. Its `bodyPadding`, `bodyMargin` and `targetElementSelector` are for pages without a mind of their own.
    case 'iframe-child-init':
      return { kind: 'begin', name: 'open', say: (height, width) => ({ type: 'iframe-resized', width, height }) };
    case 'iframe-get-child-dimensions':
      return { kind: 'repeat' };
    default:
      return null;
  }
}

/**
 * iframe-resizer 4.3.11, whose messages are texts: `{id}:{margin}:{sizes the width?}:…` begins, `resize` and `reset` ask
 * again. The answer is `{id}:{height}:{width}:{event}`. Its settings for the body's looks, links and page info mean nothing here.
 */
function readResizer(text: string): Request | null {
  if (text === 'resize' || text === 'reset') return { kind: 'repeat' };
  const [id = '', , sizesWidth] = text.split(':');
  if (!isSwitch(sizesWidth)) return null;
  let event = 'init';
  const say: Saying = (height, width) => {
    const message = `${RESIZER}${id}:${height}:${width}:${event}`;
    // The name matters to open-iframe-resizer alone, which can speak this language as well.
    event = 'resizeObserver';
    return message;
  };
  return { kind: 'begin', name: `resizer ${id}`, say };
}
