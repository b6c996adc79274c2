import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import * as css from './ProviderLogo.css.ts';

interface Mark {
  readonly ground: string;
  readonly drawing: ReactNode;
}

/** Initials drawn in the middle; the weight of the look's labels. */
const initials = (letters: string, fill = '#fff', size = 15) => (
  <text x="22" y="22" fill={fill} fontSize={size} fontWeight="800" textAnchor="middle" dominantBaseline="central" letterSpacing="-.3">
    {letters}
  </text>
);

/** A card seen from the front, in one colour. */
const card = (stripe: string, chip: string) => (
  <>
    <rect x="8" y="12" width="28" height="20" rx="4" fill="#fff" fillOpacity=".16" />
    <rect x="8" y="16" width="28" height="4" fill={stripe} />
    <rect x="12" y="24" width="7" height="4.5" rx="1.2" fill={chip} />
  </>
);

/**
 * Our own signs for the providers, by their lower-case names (part 1 §7): plain shapes and initials in colours that people
 * know them by; no trademark is copied.
 */
const MARKS: Readonly<Record<string, Mark>> = {
  visa: {
    ground: '#1D3F8F',
    drawing: (
      <>
        {initials('VI')}
        <path d="M11 33h22" stroke="#F2B53C" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  mastercard: {
    ground: '#2B2B2B',
    drawing: (
      <>
        <circle cx="17" cy="22" r="8.5" fill="#D2453A" />
        <circle cx="27" cy="22" r="8.5" fill="#E9A23B" fillOpacity=".88" />
      </>
    ),
  },
  amex: { ground: '#12659E', drawing: initials('AE') },
  maestro: {
    ground: '#1F2A44',
    drawing: (
      <>
        <circle cx="17" cy="22" r="8.5" fill="#3D7FC4" />
        <circle cx="27" cy="22" r="8.5" fill="#D2453A" fillOpacity=".88" />
      </>
    ),
  },
  braintree_cc: { ground: '#0B7146', drawing: card('#BFE6C8', '#F2C76B') },
  braintree_paypal: {
    ground: '#E8F0FA',
    drawing: (
      <>
        {initials('P', '#0F4C9A', 24)}
        <path d="M15 35h14" stroke="#2E8FD6" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  satispay_standard: {
    ground: '#D9433B',
    drawing: (
      <path
        d="M13 22l9-9 9 9-9 9zM18 22l4-4 4 4-4 4z"
        fill="#fff"
        fillRule="evenodd"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    ),
  },
  edenred_ticket: {
    ground: '#C62B28',
    drawing: (
      <>
        <circle cx="22" cy="22" r="12" fill="#fff" fillOpacity=".18" />
        {initials('TR')}
      </>
    ),
  },
  pellegrini: { ground: '#12598A', drawing: initials('PE') },
  sodexo: {
    ground: '#1E1B5A',
    drawing: (
      <>
        {initials('PX')}
        <circle cx="33" cy="12" r="3.5" fill="#41C99A" />
      </>
    ),
  },
  day: { ground: '#5B2A86', drawing: initials('DAY', '#fff', 13) },
};

/** Several names of one provider. */
const SAME: Readonly<Record<string, string>> = {
  'american express': 'amex',
  american_express: 'amex',
  'master card': 'mastercard',
  paypal: 'braintree_paypal',
  satispay: 'satispay_standard',
  satispay_ticket: 'satispay_standard',
  edenred: 'edenred_ticket',
  pluxee: 'sodexo',
  card: 'braintree_cc',
};

const CATEGORY_ICONS: Readonly<Record<string, IconName>> = { card: 'card', ticket: 'ticket', wallet: 'wallet' };

const own = <T,>(table: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

/** A payment provider's sign, 44 px. An unknown one gets its category's icon. Decorative: the name stands beside it. */
export function ProviderLogo({ provider, category = '' }: { provider: string; category?: string }) {
  const name = provider.trim().toLowerCase();
  const mark = own(MARKS, own(SAME, name) ?? name);
  if (mark === undefined) {
    return (
      <span className={css.fallback} data-provider="unknown">
        <Icon name={own(CATEGORY_ICONS, category.toLowerCase()) ?? 'wallet'} />
      </span>
    );
  }
  return (
    <svg className={css.logo} viewBox="0 0 44 44" aria-hidden="true" focusable="false" data-provider={own(SAME, name) ?? name}>
      <rect width="44" height="44" rx="10" fill={mark.ground} />
      {mark.drawing}
    </svg>
  );
}
