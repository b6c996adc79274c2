import { globalStyle, style } from '@vanilla-extract/css';

/** A child of the body: on paper it replaces everything else. */
export const paper = style({
  selectors: { '&&': { display: 'none' } },
  '@media': { print: { selectors: { '&&': { display: 'block' } } } },
});
globalStyle(`body:has(> ${paper}) > :not(${paper})`, { '@media': { print: { display: 'none !important' } } });
