import { initials, type Mark } from '../shared/ui/pictures/provider-mark.tsx';

export const edenred_ticket: Mark = {
  names: ['edenred'],
  background: '#C62B28',
  drawing: (
    <>
      <circle cx="22" cy="22" r="12" fill="#fff" fillOpacity=".18" />
      {initials('TR')}
    </>
  ),
};
