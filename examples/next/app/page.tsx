import { Suspense } from 'react';
import { Menu } from 'pausa/menu';
import { Credit, Pausa } from './pausa';

/** A Server Component. It chooses the menu; the components of the package are Client Components. */
export default function Page() {
  return (
    <main>
      <h1>Intranet</h1>
      <Pausa>
        {/* With `cacheComponents`, what reads data in the browser is no part of the static page. */}
        <Suspense fallback={<p style={{ minHeight: '100vh' }}>Caricamento del menu</p>}>
          <Menu menuId="00000000-0000-4000-8000-000000000001" layout="grid" />
        </Suspense>
      </Pausa>
      <Credit />
    </main>
  );
}
