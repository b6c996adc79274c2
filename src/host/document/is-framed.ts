/**
 * True for a page in a frame. The outer page could trick the person into clicks (clickjacking). Therefore the app loads no
 * personal data there, regardless of the server's headers; only menus that are made for it are shown.
 */
export const isFramed = (): boolean => window.parent !== window;
