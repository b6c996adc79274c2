export { defineElement } from './define-element.tsx';
export type { ElementErrorDetail, ElementEventMap, ElementJsx, ElementOf, ElementOptions } from './define-element.tsx';
export type { ElementProps } from './types.ts';
