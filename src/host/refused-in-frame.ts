import type { RouteMatch } from './routes.ts';

/**
 * Whether the page stands in a frame and is none of those that may. The page around a frame can lay it under the
 * person's pointer, so that nothing of a signed-in person is loaded there, whatever headers a server sends.
 */
export const isRefusedInFrame = (match: RouteMatch | null): boolean => window.parent !== window && match?.group !== 'framable';
