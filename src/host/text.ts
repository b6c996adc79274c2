import type { MethodRouteName } from '../registry/payment-methods.ts';
import type { RouteName } from '../registry/routes.ts';
import { defineText } from '../widgets/shared/text/language.ts';

/** The titles of the screens. A method's screen without one keeps the title of its manifest. */
type Titles = Readonly<Record<RouteName, string>> & Readonly<Partial<Record<MethodRouteName, string>>>;

const ITALIAN = {
  /** Absent in Italian, whose titles are in the tables of the routes and in the methods' manifests. */
  titles: undefined as Titles | undefined,
  chooseRecharge: 'Scegli come ricaricare',
  notFound: 'Pagina non trovata',
  toContent: 'Vai al contenuto',
  navigation: 'Principale',
  order: 'Il tuo ordine',
  logout: 'Logout',
  loggingOut: 'Uscita in corso',
  consent: 'Gestisci i consensi',
  me: 'Me',
  moreLinks: (count: number) => `Altre voci su Me: ${count}`,
  profile: 'Il tuo profilo',
  running: 'ordine in corso',
  preferences: 'Preferenze',
  support: (phone: string) => `Assistenza: ${phone}`,
};

export type HostText = Readonly<typeof ITALIAN>;
export const useText = defineText('host', ITALIAN);
