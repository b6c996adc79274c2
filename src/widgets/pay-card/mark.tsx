import type { Mark } from '../shared/ui/pictures/provider-mark.tsx';

export const braintree_cc: Mark = {
  names: ['card'],
  background: 'var(--_p-inverse)',
  drawing: (
    <>
      <rect x="8" y="12" width="28" height="20" rx="4" fill="var(--_p-on-inverse)" fillOpacity=".16" />
      <rect x="8" y="16" width="28" height="4" fill="var(--_p-on-inverse-muted)" />
      <rect x="12" y="24" width="7" height="4.5" rx="1.2" fill="#F2C76B" />
    </>
  ),
};
