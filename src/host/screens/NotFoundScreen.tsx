import { Button } from '../../widgets/shared/ui/controls/Button.tsx';
import { Notice } from '../../widgets/shared/ui/feedback/Notice.tsx';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';

export default function NotFoundScreen() {
  const { navigation } = useRuntime();
  return (
    <main>
      <Notice isScreen mark="empty" title="Pagina non trovata" text="L’indirizzo non porta da nessuna parte.">
        <Button size="large" onClick={() => navigation.go({ to: 'home' })}>
          Torna alla Home
        </Button>
      </Notice>
    </main>
  );
}
