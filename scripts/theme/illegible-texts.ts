import { contrastOf, type Hex, mendText, TEXT_CONTRAST, TEXT_ON } from '../../src/widgets/shared/rules/contrast.ts';
import type { ColourName } from '../../src/widgets/shared/ui/theme/palette.ts';

/** A text with too little contrast to a background, and the nearest colour that is legible on all its backgrounds; null if none is. */
export interface Illegible {
  readonly text: ColourName;
  readonly background: ColourName;
  readonly contrast: number;
  readonly mended: Hex | null;
}

/** `inForce`: a colour of the theme, by its role. */
export const illegibleTexts = (inForce: (name: ColourName) => Hex): readonly Illegible[] =>
  TEXT_ON.flatMap(({ text, backgrounds }) => {
    const mended = mendText(inForce(text), backgrounds.map(inForce));
    return backgrounds.flatMap((background) => {
      const contrast = contrastOf(inForce(text), inForce(background));
      return contrast < TEXT_CONTRAST ? [{ text, background, contrast, mended }] : [];
    });
  });
