import type { Runtime } from '../widgets/shared/runtime/runtime.tsx';
import { ErrorPanel } from '../widgets/shared/ui/feedback/Notice.tsx';
import { ProductLogo } from '../widgets/shared/ui/pictures/Logo.tsx';
import { useCrashText } from './crash-text.ts';
import * as css from './layout/layout.css.ts';

interface CrashScreenProps {
  product: Pick<Runtime, 'logoUrl' | 'productName' | 'supportPhone'>;
  isPending?: boolean;
  onRetry(): void;
}

/** The addresses at which a payment may be under way. */
const mayBePaying = (): boolean => /^\/(selling-area|locker|payment|wallet|coffee)/.test(window.location.pathname);

/** The full-screen error (P2-2.140). */
export function CrashScreen({ product, isPending = false, onRetry }: CrashScreenProps) {
  const text = useCrashText();
  return (
    <div className={css.publicPage}>
      <header>
        <span>
          <ProductLogo product={product} size={36} />
          <span translate="no">{product.productName}</span>
        </span>
      </header>
      <main>
        <ErrorPanel
          isScreen
          title={text.title}
          text={mayBePaying() ? text.payingText : text.text}
          onRetry={onRetry}
          isPending={isPending}
          phone={product.supportPhone}
        />
      </main>
    </div>
  );
}
