import { type Link, newIdempotencyKey } from '../../api/index.ts';
import { watchClosed } from '../shared/payment/partner-window.ts';
import type { AddressPolicy } from '../shared/rules/addresses.ts';
import { guardServerLink } from '../shared/rules/links.ts';

const TYPE = 'pausa-edenred:code';
/** The message from the callback page to its opener. `code`: valid for one call of login/confirm. `state`: issued with the login link. */
type CodeMessage = { readonly type: typeof TYPE; readonly code: string; readonly state: string };

const NAME = 'pausa-edenred-';
const CODE = /^[\x21-\x7e]{1,2048}$/;

export type Attempt = { readonly href: string; readonly state: string };

/**
 * The login link with a state that Edenred returns together with the code: the state in the server's link, else a new one.
 * Null when the link guard refuses the link.
 */
export function attemptOf(link: Link, addresses: AddressPolicy): Attempt | null {
  const target = guardServerLink(link, addresses);
  if (target?.kind !== 'external') return null;
  const url = new URL(target.href);
  const issued = url.searchParams.get('state');
  if (issued) return { href: url.href, state: issued };
  // An idempotency key consists of 128 random bits, and the state needs just these.
  const state = newIdempotencyKey();
  url.search += `${url.search === '' ? '?' : '&'}state=${state}`;
  return { href: url.href, state };
}

/** The window's name carries the state for a partner that does not return it. */
export const windowName = ({ state }: Attempt): string => NAME + state;

function isCodeMessage(data: unknown): data is CodeMessage {
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return false;
  const { type, code, state, ...others } = data as Record<string, unknown>;
  return type === TYPE && typeof code === 'string' && CODE.test(code) && typeof state === 'string' && Object.keys(others).length === 0;
}

/**
 * Waits for one valid code message: from our own origin, from the window that we opened, of the right shape, with the state
 * that we issued. All other messages are ignored. @returns a function that stops waiting
 */
export function listenForCode(
  opened: Pick<Window, 'closed'>,
  state: string,
  listener: { onCode(code: string): void; onClosed(): void },
): () => void {
  const stop = () => {
    window.removeEventListener('message', onMessage);
    stopWatching();
  };
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== opened || !isCodeMessage(data) || data.state !== state) return;
    stop();
    listener.onCode(data.code);
  };
  const stopWatching = watchClosed(opened, () => {
    stop();
    listener.onClosed();
  });
  window.addEventListener('message', onMessage);
  return stop;
}

/** The callback page posts the code to its opener, restricted to our own origin. */
export function postCode(opener: Pick<Window, 'postMessage'>, code: string, state: string | null): void {
  const stateOfName = window.name.startsWith(NAME) ? window.name.slice(NAME.length) : '';
  const message: CodeMessage = { type: TYPE, code, state: state ?? stateOfName };
  opener.postMessage(message, window.location.origin);
}
