import { lazy, Suspense, useEffect } from 'react';
import type { HostConfig } from './config.ts';
import { isLoadedHere } from './document-policy.ts';
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { NavigationLoader } from './NavigationLoader.tsx';
import { methodRoute } from '../registry/payment-methods.ts';
import { menuAddress, type RouteName } from '../registry/routes.ts';
import { reload } from './reload.ts';
import type { RouteMatch } from './routes.ts';
import { ScreenNameProvider, useScreenChange } from './screen-change.ts';
import { loadPaymentStep, screenOf, SCREENS } from './screens.ts';
import { SessionProvider } from './session.tsx';

const HomeScreen = lazy(SCREENS.home);
const MeScreen = lazy(SCREENS.me);
const SellingAreaScreen = lazy(SCREENS.sellingArea);
const LockerOrderScreen = lazy(SCREENS.lockerOrder);
const OrdersScreen = lazy(SCREENS.orders);
const PaymentMethodsScreen = lazy(SCREENS.paymentMethods);
const PaymentScreen = lazy(SCREENS.payment);
const PaymentOptionsScreen = lazy(SCREENS.paymentOptions);
const WalletScreen = lazy(SCREENS.wallet);
const WalletRechargeScreen = lazy(SCREENS.walletRecharge);
const RechargeResultScreen = lazy(SCREENS.walletRechargeResult);
const CoffeeScreen = lazy(SCREENS.coffeeArea);
const InsufficientFundScreen = lazy(SCREENS.insufficientFund);
const CodeScreen = lazy(SCREENS.code);
const CodeLandingScreen = lazy(SCREENS.codeLanding);
const LoginScreen = lazy(SCREENS.login);
const EmailLoginScreen = lazy(SCREENS.loginWithEmail);
const TokenLoginScreen = lazy(SCREENS.loginWithToken);
const PrivacyPolicyScreen = lazy(SCREENS.privacyPolicy);
const PaymentStepScreen = lazy(loadPaymentStep);
const NotFoundScreen = lazy(() => import('./screens/NotFoundScreen.tsx'));

/** The app for signed-in persons: session, navigation, screens. */
export default function AuthenticatedApp({ config, match }: { config: HostConfig; match: RouteMatch | null }) {
  const giveName = useScreenChange(match, config.productName);
  // Each screen has its own Suspense boundary. With a shared one, React would keep the previous screen mounted and hidden while
  // the next chunk loads, and would show it in its old state after a quick Back and Forward.
  const screen = (
    <Suspense key={match === null ? undefined : screenOf(match.name)} fallback={<ScreenSkeleton />}>
      <ScreenNameProvider value={giveName}>
        <Screen match={match} config={config} />
      </ScreenNameProvider>
    </Suspense>
  );
  return (
    <SessionProvider config={config}>
      {match?.group === 'private' || match?.group === 'either' ? (
        <NavigationLoader key={match.group} publicVariant={match.group === 'either' ? <PublicVariant /> : undefined}>
          {screen}
        </NavigationLoader>
      ) : (
        screen
      )}
    </SessionProvider>
  );
}

/** The content of an `either` route for a person who is not signed in. */
function PublicVariant() {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <CodeLandingScreen code={null} />
    </Suspense>
  );
}

/** A menu has a page of its own, which a link inside of the app must load. No other address is known. */
function UnknownAddress() {
  const isElsewhere = new RegExp(menuAddress()).test(window.location.pathname) && !isLoadedHere();
  useEffect(() => {
    if (isElsewhere) reload();
  }, [isElsewhere]);
  return isElsewhere ? <ScreenSkeleton /> : <NotFoundScreen />;
}

function Screen({ match, config: { paymentMethods } }: { match: RouteMatch | null; config: HostConfig }) {
  if (match === null) return <UnknownAddress />;
  const { params } = match;
  const id = params['id'] ?? '';
  const step = methodRoute(match.name);
  if (step !== undefined && !paymentMethods.includes(step.method)) return <NotFoundScreen />;
  if (step !== undefined) return <PaymentStepScreen key={`${step.name} ${params['uuid']}`} step={step} uuid={params['uuid'] ?? ''} />;
  const name = match.name as RouteName;
  switch (name) {
    case 'home':
      return <HomeScreen />;
    case 'me':
      return <MeScreen />;
    case 'sellingArea':
    case 'cart':
      return <SellingAreaScreen key={id} id={id} isCartOpen={name === 'cart'} />;
    case 'lockerOrder':
      return <LockerOrderScreen id={id} />;
    case 'orders':
      return <OrdersScreen />;
    case 'paymentMethods':
      return <PaymentMethodsScreen />;
    case 'payment':
      return <PaymentScreen key={params['uuid']} uuid={params['uuid'] ?? ''} />;
    case 'paymentOptions':
      return <PaymentOptionsScreen key={params['context']} context={params['context'] ?? ''} />;
    case 'wallet':
      return <WalletScreen />;
    case 'walletRecharge':
      return <WalletRechargeScreen />;
    case 'walletRechargeResult':
      return <RechargeResultScreen key={params['uuid']} uuid={params['uuid'] ?? ''} />;
    case 'coffeeArea':
    case 'coffeeOrder':
    case 'coffeeNickname':
      return <CoffeeScreen page={name} id={id} />;
    case 'insufficientFund':
      return <InsufficientFundScreen />;
    case 'code':
      return <CodeScreen />;
    case 'codeLanding':
      return <CodeLandingScreen code={null} />;
    case 'codeLandingWith':
      return <CodeLandingScreen key={params['code']} code={params['code'] ?? null} />;
    case 'login':
      return <LoginScreen />;
    case 'loginWithEmail':
      return <EmailLoginScreen />;
    case 'loginWithToken':
      return <TokenLoginScreen />;
    case 'privacyPolicy':
      return <PrivacyPolicyScreen />;
    default:
      return name satisfies never;
  }
}
