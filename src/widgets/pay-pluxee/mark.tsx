import { initials, type Mark } from '../shared/ui/pictures/provider-mark.tsx';

export const sodexo: Mark = {
  names: ['pluxee'],
  background: '#1E1B5A',
  drawing: (
    <>
      <rect x=".5" y=".5" width="43" height="43" rx="9.5" fill="none" stroke="#fff" strokeOpacity=".25" />
      {initials('PX')}
      <circle cx="33" cy="12" r="3.5" fill="#41C99A" />
    </>
  ),
};
