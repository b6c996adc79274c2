import type { EmbeddedText } from '../../widgets/shared/runtime/text.ts';

export const embedded: EmbeddedText = {
  signIn: 'Sign in',
  newTab: 'A new tab opens: then come back here and continue.',
};
