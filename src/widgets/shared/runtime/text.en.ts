import type { EmbeddedText } from './text.ts';

export const ENGLISH: EmbeddedText = {
  signIn: 'Sign in',
  newTab: 'A new tab opens: then come back here and continue.',
};
