import { buttonClass } from '../../widgets/shared/ui/Button.tsx';
import { Notice } from '../../widgets/shared/ui/Notice.tsx';

/** In the place of every page that may not stand in a frame: the way out of it, to the same address. */
export default function RefusedInFrameScreen() {
  // The whole address: a path with two slashes would name another host. Without its query, which may hold a code.
  const { origin, pathname } = window.location;
  return (
    <main>
      <Notice isScreen mark="empty" title="Questa pagina non si apre qui" text="Per la tua sicurezza si apre solo in una scheda tutta sua.">
        <a className={buttonClass('primary', 'large')} href={origin + pathname} target="_blank" rel="noopener noreferrer">
          Apri in una nuova scheda
        </a>
      </Notice>
    </main>
  );
}
