/** The typeface and the corner radii of the design. */
export const FONT = "'Pausa Montserrat', 'Pausa Fallback', Arial, sans-serif";
export const RADII = { s: '10px', m: '16px', l: '22px', xl: '30px' } as const;
