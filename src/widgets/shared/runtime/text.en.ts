import type { EmbeddedText } from './text.ts';

export const ENGLISH: EmbeddedText = {
  signIn: 'Sign in',
  newWindow: 'A new window opens: then come back here and continue.',
};
