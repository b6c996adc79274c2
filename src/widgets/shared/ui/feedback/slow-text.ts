import { defineText } from '../../text/language.ts';

/** Separate from the feedback's texts: not every widget has it. */
const ITALIAN = { slow: 'Ci sta mettendo più del solito.' };

export type SlowText = Readonly<typeof ITALIAN>;
export const useText = defineText('slow', ITALIAN);
