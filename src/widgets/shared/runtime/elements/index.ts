export { defineElement } from './define-element.tsx';
export type { ElementErrorDetail, ElementOptions } from './define-element.tsx';
export type { ElementProps } from './types.ts';
