import type { EmbeddedText } from '../../widgets/shared/runtime/text.ts';

export const embedded: EmbeddedText = {
  signIn: 'Anmelden',
  newTab: 'Ein neuer Tab öffnet sich: Komm danach hierher zurück und mach weiter.',
};
