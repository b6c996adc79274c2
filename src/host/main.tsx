import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../widgets/shared/ui/theme.css.ts';
import { App } from './App.tsx';
import { loadConfig } from './config.ts';
import { pushOverRoot } from './ports/navigation.ts';
import { matchRoute } from './routes.ts';
import { loadMembers, SCREENS } from './screens.ts';

pushOverRoot();
if (window.parent !== window && matchRoute(window.location.pathname)?.group === 'framable')
  document.documentElement.classList.add('framed');

// Ask for the screen's code now: waiting for the configuration first would put one journey after the other.
const match = matchRoute(window.location.pathname);
if (window.parent !== window && match?.group === 'framable') document.documentElement.classList.add('framed');
if (match?.group !== 'framable') void loadMembers().catch(() => undefined);
if (match !== null) void SCREENS[match.name]().catch(() => undefined);

const container = document.getElementById('app');
if (container === null) throw new Error('index.html lost its #app');

loadConfig().then(
  (config) =>
    createRoot(container).render(
      <StrictMode>
        <App config={config} />
      </StrictMode>,
    ),
  (thrown: unknown) => {
    // Before React and before any text of ours: the one sentence that must always be there.
    container.textContent = 'Ops! Sembra che qualcosa sia andato storto. Ricarica la pagina.';
    // oxlint-disable-next-line no-console -- who runs the app must learn which field of config.json is wrong
    console.error(thrown);
  },
);
