import type { Wire } from '../b2c/handler.ts';
import { AREAS, type Area } from './areas.ts';
import { COFFEE_AREAS } from './coffee.ts';
import { pictureUrl } from './selections.ts';

type Section = Wire<'getHome'>['sections'][number];
type ShopCard = Extract<Section, { type: 'shop' }>['data']['shops'][number];

const CARDS: Readonly<Record<string, { subtitle: string; hours?: string; picture: string }>> = {
  'milano-1': { subtitle: 'Piano terra, accanto agli ascensori', hours: 'Sempre aperto', picture: 'negozio-frigo' },
  'mensa-2': { subtitle: 'Ritiro al banco dalle 12:00', hours: 'Chiude alle 14:30', picture: 'negozio-mensa' },
  'chiuso-3': { subtitle: 'Torniamo domani alle 7:30.', picture: 'negozio-bar' },
};

function card({ id, title, status }: Area): ShopCard {
  const { subtitle = null, hours, picture } = CARDS[id] ?? {};
  return {
    id,
    title,
    subtitle,
    ...(hours !== undefined && { openingHours: hours }),
    image: picture === undefined ? null : pictureUrl(picture),
    status,
    link: { type: 'internal', link: `/selling-area/${id}` },
  };
}

const cards = (...ids: string[]): ShopCard[] =>
  ids.flatMap((id) => {
    const area = AREAS.get(id);
    return area ? [card(area)] : [];
  });

const coffeeCards = (...ids: string[]): ShopCard[] =>
  ids.flatMap((id) => {
    const area = COFFEE_AREAS.get(id);
    if (area === undefined) return [];
    return [
      {
        id,
        title: area.title,
        subtitle: 'Secondo piano, area relax',
        image: pictureUrl('caffe-latte-macchiato'),
        status: area.status === 'OPEN' ? ('Open' as const) : ('Close' as const),
        link: { type: 'internal' as const, link: `/coffee/selling-area/${id}` },
      },
    ];
  });

export function homeSections(): Section[] {
  const [preview] = cards('milano-1');
  return [
    ...(preview ? [{ type: 'shop_preview' as const, data: { title: 'Il tuo frigo', shop: preview, cta: { label: 'ORDINA' } } }] : []),
    { type: 'shop', data: { title: 'I tuoi negozi', shops: [...cards('mensa-2'), ...coffeeCards('caffe-1'), ...cards('chiuso-3')] } },
    {
      type: 'link',
      data: { text: 'Hai già ordinato?', link: { id: 'ordini', type: 'internal', link: '/lista-ordini', label: 'LISTA ORDINI' } },
    },
    // A type that no client knows: clients must skip it.
    { type: 'sondaggio' },
  ];
}

/** Only links to existing screens. */
export const NAVIGATION_LINKS: Wire<'getNavigation'>['links'] = [
  { id: 'home', type: 'internal', link: '/', label: 'Home', short_label: 'Home', icon: 'home' },
  { id: 'frigo', type: 'internal', link: '/selling-area/milano-1', label: 'Frigo Torre Nord', short_label: 'Frigo', icon: 'shop' },
  { id: 'codice', type: 'internal', link: '/code', label: 'Lettore QR-Code', short_label: 'Codice', icon: 'code' },
  { id: 'ordini', type: 'internal', link: '/lista-ordini', label: 'Lista Ordini', short_label: 'Ordini', icon: 'orders' },
  { id: 'caffe', type: 'internal', link: '/coffee/selling-area/caffe-1', label: 'Caffè Torre Nord', short_label: 'Caffè', icon: 'cup' },
  { id: 'portafoglio', type: 'internal', link: '/wallet', label: 'Portafoglio', short_label: 'Wallet', icon: 'wallet' },
  { id: 'pagamento', type: 'internal', link: '/payment', label: 'Pagamento', short_label: 'Paga', icon: 'card' },
];

/** The destinations of the codes on stickers and screens. */
export const CODES: ReadonlyMap<string, Wire<'resolveCode'>> = new Map<string, Wire<'resolveCode'>>([
  ['milano1', { type: 'internal', link: '/selling-area/milano-1' }],
  ['mensa2', { type: 'internal', link: '/selling-area/mensa-2' }],
  ['chiuso3', { type: 'internal', link: '/selling-area/chiuso-3' }],
  ['caffe1', { type: 'internal', link: '/coffee/selling-area/caffe-1' }],
  ['partner1', { type: 'external', link: 'https://partner.example/menu' }],
  // A link to itself: clients must refuse it (part 1 §5).
  ['ciclo1', { type: 'internal', link: '/code-landing/ciclo1' }],
]);
