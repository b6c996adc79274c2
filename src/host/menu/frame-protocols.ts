/** The three message protocols by which a framing page can receive our height. None needs the vendor's script in our page. */

/** Formats the message to the parent for a height and a width in whole CSS px. */
export type HeightFormat = (height: number, width: number) => unknown;

/** The default protocol: for parents that have sent no request, and for those that request it. */
export const PLAIN_FORMAT: HeightFormat = (height) => ({ type: 'pausa-menu:height', height });

const RESIZER = '[iFrameSizer]';

export type Request =
  /** Use this protocol from now on. A parent repeats the request with the same `name` until it gets an answer. */
  | { readonly kind: 'begin'; readonly name: string; readonly format: HeightFormat }
  /** Send the height again. */
  | { readonly kind: 'repeat' };

/** Parses a parent's message; null for any other message. The caller must check that the parent sent it. */
export function readRequest(data: unknown): Request | null {
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

/**
 * iframe-resizer 4.3.11, whose messages are texts: `{id}:{margin}:{sizes the width?}:…` starts, `resize` and `reset` request
 * the height again. The answer is `{id}:{height}:{width}:{event}`. We ignore its settings for body style, links and page info.
 */
function readResizer(text: string): Request | null {
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
