import type { ReactNode } from 'react';
import { AppLink } from '../../widgets/shared/ui/page/AppLink.tsx';
import { Logo } from '../../widgets/shared/ui/pictures/Logo.tsx';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import * as css from './layout.css.ts';

/** A screen without navigation: the product's name and a link to the sign-in. */
export function PublicPage({ children }: { children: ReactNode }) {
  const { productName } = useRuntime();
  return (
    <div className={css.app}>
      <div className={css.publicPage}>
        <header>
          <AppLink to={{ to: 'home' }} label={`${productName}: Home`}>
            <Logo size={36} />
            <span translate="no">{productName}</span>
          </AppLink>
        </header>
        <main>{children}</main>
      </div>
    </div>
  );
}
