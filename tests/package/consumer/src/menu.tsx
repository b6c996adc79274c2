import { createRoot } from 'react-dom/client';
import { Menu } from 'pausa/menu';
import { PausaRoot, publicRuntime } from 'pausa/runtime';
import 'pausa/base.css';
import 'pausa/menu.css';

const runtime = publicRuntime('https://pausa.example');
const container = document.getElementById('app');
if (container !== null) {
  createRoot(container).render(
    <PausaRoot runtime={runtime}>
      <Menu menuId="00000000-0000-4000-8000-000000000001" layout="list" />
    </PausaRoot>,
  );
}
