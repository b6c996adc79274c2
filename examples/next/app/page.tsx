import { Menu } from 'pausa/menu';
import { Credit, Pausa } from './pausa';

/** A component of the server: it chooses the menu, and the browser's components show it. */
export default function Page() {
  return (
    <main>
      <h1>Intranet</h1>
      <Pausa>
        <Menu menuId="00000000-0000-4000-8000-000000000001" layout="grid" />
      </Pausa>
      <Credit />
    </main>
  );
}
