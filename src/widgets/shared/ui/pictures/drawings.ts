/** Icons that several modules need, but not all: each module imports its own. */
import type { Drawing } from './Icon.tsx';

export const CODE: Drawing = {
  path: 'M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8M20 16v2.5a1.5 1.5 0 0 1-1.5 1.5H16M8 20H5.5A1.5 1.5 0 0 1 4 18.5V16M8 8h3v3H8zM14 8h2v2h-2zM8 14h2v2H8zM13.5 13.5H16V16h-2.5z',
};
export const CUP: Drawing = {
  path: 'M5 9h11v5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10.5h1.5a2 2 0 0 1 0 4.5H16M8 3.5c-1 1 1 1.5 0 3M12 3.5c-1 1 1 1.5 0 3',
};
export const HOME: Drawing = { path: 'M4 11l8-7 8 7v7.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5zM9.5 20v-6h5v6' };
export const PROFILE: Drawing = { path: 'M12 4.5a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5' };
export const SHIELD: Drawing = { path: 'M12 3.5l7.5 2.7v5.6c0 4.2-3 7.4-7.5 8.7-4.5-1.3-7.5-4.5-7.5-8.7V6.2zM8.5 12l2.5 2.5 4.5-5' };
export const BIN: Drawing = { path: 'M5 7h14M10 7V4.8h4V7M7 7l.8 12h8.4L17 7M10.4 10.5v5M13.6 10.5v5' };
