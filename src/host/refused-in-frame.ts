import type { RouteMatch } from './routes.ts';

/**
 * True for a page in a frame that must not be framed. The outer page could trick the person into clicks (clickjacking).
 * Therefore we load no personal data there, regardless of the server's headers.
 */
export const isRefusedInFrame = (match: RouteMatch | null): boolean => window.parent !== window && match?.group !== 'framable';
