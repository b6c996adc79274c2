import { AppLink } from './AppLink.tsx';
import { buttonClass } from '../controls/Button.tsx';

/** A large button to the first page. */
export const HomeLink = ({ label = 'Torna alla Home' }: { label?: string }) => (
  <AppLink to={{ to: 'home' }} className={buttonClass('primary', 'large')}>
    {label}
  </AppLink>
);
