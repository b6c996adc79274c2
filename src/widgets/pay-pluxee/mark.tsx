import { initials, type Mark } from '../shared/ui/pictures/provider-mark.tsx';

export const sodexo: Mark = {
  names: ['pluxee'],
  background: '#1E1B5A',
  drawing: (
    <>
      {initials('PX')}
      <circle cx="33" cy="12" r="3.5" fill="#41C99A" />
    </>
  ),
};
