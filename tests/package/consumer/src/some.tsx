import { createRoot } from 'react-dom/client';
import { memberRuntime, PausaRoot, Shop, Wallet } from 'pausa';
import 'pausa/styles.css';

const { runtime, session } = memberRuntime({ apiBaseUrl: 'https://pausa.example' });
const container = document.getElementById('app');
if (container !== null) {
  createRoot(container).render(
    <PausaRoot runtime={runtime} session={session}>
      <Shop areaId="milano-1" />
      <Wallet termsUrl={null} ticketFaqUrl={null} />
    </PausaRoot>,
  );
}
