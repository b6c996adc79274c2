import type { Elements } from '../../text/Text.tsx';

/** A provider's logo in 44 × 44 px. */
export interface Mark {
  /** Other names of the provider, in lower case. */
  readonly names?: readonly string[];
  readonly background: string;
  readonly drawing: Elements;
}

/** Centred initials, in the font weight of the design's labels. */
export const initials = (letters: string, fill = '#fff', size = 15) => (
  <text x="22" y="22" fill={fill} fontSize={size} fontWeight="800" textAnchor="middle" dominantBaseline="central" letterSpacing="-.3">
    {letters}
  </text>
);
