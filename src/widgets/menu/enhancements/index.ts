/** What a menu's first picture does without; loaded as one, right after it. */
export { Controls } from './Controls.tsx';
export { declaration, ingredients } from './emphasis.tsx';
export { Register } from './Register.tsx';
