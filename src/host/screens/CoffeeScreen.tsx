import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Coffee, CoffeeNickname, CoffeeOrder } from '../../widgets/coffee/index.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { useNavigationData } from '../session/NavigationLoader.tsx';
import { goBack } from '../ports/navigation.ts';
import { useScreenName } from '../routing/screen-change.ts';
import type { ScreenProps } from '../routing/screens.ts';

/** All pages of a coffee, in one chunk: after the payment, the order's page is already loaded. */
export default function CoffeeScreen({ name, id }: ScreenProps) {
  if (name === 'coffeeArea') return <MachinePage id={id} />;
  return name === 'coffeeOrder' ? <OrderPage id={id} /> : <NicknamePage />;
}

function MachinePage({ id }: { id: string }) {
  const [name, setName] = useState<string>();
  useScreenName(name);
  return <Coffee areaId={id} onName={setName} />;
}

function OrderPage({ id }: { id: string }) {
  const { navigation } = useRuntime();
  const isFeedback = new URLSearchParams(useSearch()).get('mode') === 'feedback';
  return (
    <main>
      <CoffeeOrder orderId={id} isFeedback={isFeedback} onBack={() => navigation.go({ to: 'home' })} />
    </main>
  );
}

function NicknamePage() {
  const { reload } = useNavigationData();
  const onSaved = () => {
    // The answer of the navigation contains the name too.
    reload();
    goBack();
  };
  return <CoffeeNickname onBack={goBack} onSaved={onSaved} />;
}
