import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Cart, Shop, Wallet } from 'pausa';
import { CodeEntry } from 'pausa/code-entry';
import { CoffeeOrder } from 'pausa/coffee';
import 'pausa/elements/shop';
import 'pausa/jsx';
import { memberRuntime, PausaRoot } from 'pausa/runtime';
import 'pausa/styles.css';

const { runtime, session } = memberRuntime({
  apiBaseUrl: 'https://pausa.example',
  onNavigate: (detail) => {
    console.info(`${detail.to}: ${detail.to === 'locker-order' ? detail.orderId : detail.href}`);
    return true;
  },
});

function App() {
  return (
    <PausaRoot runtime={runtime} theme="auto">
      <Shop areaId="milano-1" preview />
      <Cart areaId="milano-1" upselling />
      <Wallet termsUrl={null} ticketFaqUrl={null} />
      <CoffeeOrder orderId="ordine-1" />
      <CodeEntry code={null} utmMedium={null} ownDomains={[]} />
      <pausa-shop
        area-id="milano-1"
        theme="dark"
        preview
        className="card"
        onpausa-navigate={(event) => {
          event.preventDefault();
          console.info(event.detail.href.toUpperCase());
        }}
        onpausa-error={({ detail }) => console.error(detail.code)}
      />
    </PausaRoot>
  );
}

const container = document.getElementById('app');
if (container !== null && !session.isMissing()) {
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
