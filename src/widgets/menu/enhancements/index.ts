/** What the first paint of a menu does not need. One chunk, loaded right after the first paint. */
export { Controls } from './Controls.tsx';
export { declaration, ingredients } from './emphasis.tsx';
export { Register } from './Register.tsx';
