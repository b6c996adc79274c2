import { CLOCK_BADGE } from '../shared/ui/feedback/unsure-mark.tsx';
import * as css from './CoffeeOrder.css.ts';

export type CupLevel = 'empty' | 'filling' | 'full';

/** Drawn from above like every dish, around (125, 125). */
const Drink = ({ level }: { level: CupLevel }) => (
  <>
    <ellipse cx="136" cy="142" rx="92" ry="88" fill="#123A26" opacity=".14" />
    <circle cx="125" cy="125" r="88" fill="#DDD8CB" />
    <circle cx="124" cy="123" r="87" fill="#FDFCF8" />
    <circle cx="125" cy="125" r="66" fill="#E8E4D9" />
    <g transform="rotate(-38 125 125)">
      <rect x="176" y="114" width="38" height="24" rx="12" fill="none" stroke="#C9C3B3" strokeWidth="9" transform="translate(2 4)" />
      <rect x="176" y="114" width="38" height="24" rx="12" fill="none" stroke="#FFFEFA" strokeWidth="9" />
    </g>
    <circle cx="125" cy="125" r="58" fill="#D5CFBF" />
    <circle cx="124" cy="123" r="57" fill="#FFFEFA" />
    <circle cx="125" cy="125" r="49" fill="#CFC7B4" />
    {level !== 'empty' && (
      <g className={level === 'filling' ? css.filling : undefined}>
        <circle cx="125" cy="126" r="47" fill="#4A2811" />
        <circle cx="124" cy="124" r="44" fill="#8A5426" />
        <circle cx="125" cy="125" r="40" fill="none" stroke="#C98F4A" strokeWidth="5" opacity=".8" />
        {level === 'full' && <path d="M125 150c-19-13-31-26-27-39 4-11 20-12 27 0 7-12 23-11 27 0 4 13-8 26-27 39z" fill="#FBEBD0" />}
      </g>
    )}
  </>
);

/** The cup of a coffee order. Decorative. */
export const Cup = ({ level }: { level: CupLevel }) => (
  <svg width="230" height="230" viewBox="0 0 250 250" aria-hidden="true" focusable="false">
    <circle cx="125" cy="125" r="118" fill="var(--_p-secondary)" />
    <Drink level={level} />
  </svg>
);

/** An empty cup on the plate of a notice. */
export const CUP_MARK = (
  <g transform="translate(15 -6) scale(.8)">
    <Drink level="empty" />
  </g>
);
const failedMark = (background: string, sign: string) => (
  <>
    {CUP_MARK}
    <circle cx="176" cy="40" r="24" fill={background} />
    <path d="M176 28v14M176 50v.5" stroke={sign} />
  </>
);
/** The coffee did not come. */
export const FAILED_MARK = failedMark('var(--_p-danger-surface)', 'var(--_p-danger)');
/** It did not come, and its price came back. */
export const REFUNDED_MARK = failedMark('var(--_p-warning-surface)', 'var(--_p-on-warning-surface)');
/** Nobody knows yet whether it comes. */
export const UNSURE_MARK = (
  <>
    {CUP_MARK}
    {CLOCK_BADGE}
  </>
);
