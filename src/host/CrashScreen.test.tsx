import { render, screen } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import '../widgets/shared/ui/test-dom.tsx';
import { CrashScreen } from './CrashScreen.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

const PAYING = 'Riprova. Se stavi pagando, guarda prima nella lista ordini se il pagamento è già partito.';

test.each([
  ['/selling-area/milano-1', PAYING],
  ['/payment/pagamento-1', PAYING],
  ['/wallet/recharge', PAYING],
  ['/coffee/order/caffe-1', PAYING],
  ['/lista-ordini', 'Riprova tra poco.'],
  ['/me', 'Riprova tra poco.'],
])('a crash at %s speaks of a payment where one may be under way: %s', (path, sentence) => {
  window.history.replaceState(null, '', path);
  render(<CrashScreen product={{ logoUrl: null, productName: 'Pausa', supportPhone: null }} onRetry={() => undefined} />);
  screen.getByText(sentence);
});
