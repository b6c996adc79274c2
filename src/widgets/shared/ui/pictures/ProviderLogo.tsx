import * as methodMarks from '../../../../registry/marks.ts';
import { Icon, type IconName } from './Icon.tsx';
import { initials, type Mark } from './provider-mark.tsx';
import * as css from './ProviderLogo.css.ts';

const circles = (left: string, right: string) => (
  <>
    <circle cx="17" cy="22" r="8.5" fill={left} />
    <circle cx="27" cy="22" r="8.5" fill={right} fillOpacity=".88" />
  </>
);

/**
 * Our own logos for the providers, by their lower-case names (part 1 §7): plain shapes and initials in familiar colours. No
 * trademark is copied. The logos of the payment methods are in the methods' own folders.
 */
const MARKS: Readonly<Record<string, Mark>> = {
  visa: {
    background: '#1D3F8F',
    drawing: (
      <>
        {initials('VI')}
        <path d="M11 33h22" stroke="#F2B53C" strokeWidth="3" strokeLinecap="round" />
      </>
    ),
  },
  mastercard: { background: '#2B2B2B', drawing: circles('#D2453A', '#E9A23B') },
  amex: { background: '#12659E', drawing: initials('AE') },
  maestro: { background: '#1F2A44', drawing: circles('#3D7FC4', '#D2453A') },
  ...methodMarks,
  day: { background: '#5B2A86', drawing: initials('DAY', '#fff', 13) },
};

/** Aliases of the providers' names. */
const SAME: Readonly<Record<string, string>> = {
  'american express': 'amex',
  american_express: 'amex',
  'master card': 'mastercard',
  ...Object.fromEntries(Object.entries(MARKS).flatMap(([name, { names = [] }]) => names.map((other) => [other, name]))),
};

const CATEGORY_ICONS: Readonly<Record<string, IconName>> = { card: 'card', ticket: 'ticket', wallet: 'wallet' };

const own = <T,>(table: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

/** A payment provider's logo, 44 px. An unknown provider gets its category's icon. Decorative: the name is beside it. */
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
      <rect width="44" height="44" rx="10" fill={mark.background} />
      {mark.drawing}
    </svg>
  );
}
