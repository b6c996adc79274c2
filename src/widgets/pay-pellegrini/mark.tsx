import { initials, type Mark } from '../shared/ui/pictures/provider-mark.tsx';

export const pellegrini: Mark = {
  background: '#12598A',
  drawing: initials('PE'),
};
