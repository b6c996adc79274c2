import { initials, type Mark } from '../shared/ui/pictures/provider-mark.tsx';

export const braintree_paypal: Mark = {
  names: ['paypal'],
  background: '#E8F0FA',
  drawing: (
    <>
      {initials('P', '#0F4C9A', 24)}
      <path d="M15 35h14" stroke="#2E8FD6" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
};
