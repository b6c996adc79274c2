import { Menu } from 'pausa/menu';
import { memberRuntime, PausaRoot, publicRuntime } from 'pausa/runtime';
import { Wallet } from 'pausa/wallet';
import 'pausa/elements/coffee';
import 'pausa/jsx';

const PAUSA = import.meta.env.VITE_PAUSA_URL;
/** Made once, outside of rendering. On the server they send nothing and keep nothing: all requests can share them. */
const menus = publicRuntime(PAUSA);
const member = memberRuntime({ apiBaseUrl: PAUSA });

/** The server and the browser render the same: what stands there while it loads. The browser then fetches the rest. */
export const App = () => (
  <>
    <header className="top">
      <b>Intranet</b>
    </header>
    <main>
      <PausaRoot runtime={menus}>
        <Menu menuId="00000000-0000-4000-8000-000000000001" />
      </PausaRoot>
      <PausaRoot runtime={member.runtime} session={member.session} signedOut={<p className="note">Per il portafoglio serve l’accesso.</p>}>
        <Wallet />
      </PausaRoot>
      <pausa-coffee area-id="caffe-1" api-base-url={PAUSA} />
    </main>
  </>
);
