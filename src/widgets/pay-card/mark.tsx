import type { Mark } from '../shared/ui/pictures/provider-mark.tsx';

export const braintree_cc: Mark = {
  names: ['card'],
  background: '#0B7146',
  drawing: (
    <>
      <rect x="8" y="12" width="28" height="20" rx="4" fill="#fff" fillOpacity=".16" />
      <rect x="8" y="16" width="28" height="4" fill="#BFE6C8" />
      <rect x="12" y="24" width="7" height="4.5" rx="1.2" fill="#F2C76B" />
    </>
  ),
};
