/** What of the look is neither colour nor measure of a part: the typeface, and how round things are. */
export const FONT = "'Pausa Montserrat', 'Pausa Fallback', Arial, sans-serif";
export const RADII = { s: '10px', m: '16px', l: '22px', xl: '30px' } as const;
