import { METHOD_MARKS } from '../../../../registry/marks.ts';
import { Icon } from './Icon.tsx';
import { initials, type Mark } from './provider-mark.tsx';
import * as css from './ProviderLogo.css.ts';

const circles = (left: string, right: string) => (
  <>
    <circle cx="17" cy="22" r="8.5" fill={left} />
    <circle cx="27" cy="22" r="8.5" fill={right} fillOpacity=".88" />
  </>
);

/** Our own logos for the providers (P1-7.23), without copying a trademark. Those of the payment methods are in their folders. */
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
  mastercard: { names: ['master card'], background: '#2B2B2B', drawing: circles('#D2453A', '#E9A23B') },
  amex: { names: ['american express', 'american_express'], background: '#12659E', drawing: initials('AE') },
  maestro: { background: '#1F2A44', drawing: circles('#3D7FC4', '#D2453A') },
  ...METHOD_MARKS,
  day: { background: '#5B2A86', drawing: initials('DAY', '#fff', 13) },
};

/** The logos by every name of their providers. */
const BY_NAME = new Map(
  Object.entries(MARKS).flatMap(([id, mark]) => [id, ...(mark.names ?? [])].map((name) => [name, { id, ...mark }] as const)),
);

const CATEGORY_ICONS = ['card', 'ticket'] as const;

/** A payment provider's logo, 44 px. An unknown provider gets its category's icon. Decorative: the name is next to it. */
export function ProviderLogo({ provider, category = '' }: { provider: string; category?: string }) {
  const mark = BY_NAME.get(provider.trim().toLowerCase());
  if (mark === undefined) {
    return (
      <span className={css.fallback} data-provider="unknown">
        <Icon name={CATEGORY_ICONS.find((icon) => icon === category.toLowerCase()) ?? 'wallet'} />
      </span>
    );
  }
  return (
    <svg className={css.logo} viewBox="0 0 44 44" aria-hidden="true" focusable="false" data-provider={mark.id}>
      <rect width="44" height="44" fill={mark.background} />
      {mark.drawing}
    </svg>
  );
}
