import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react';
import type { HostConfig } from './config.ts';
import { isLoadedHere, useReloadWhen } from './document/document-policy.ts';
import { Layout } from './layout/Layout.tsx';
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { NavigationLoader } from './session/NavigationLoader.tsx';
import { methodRoute } from '../registry/payment-methods.ts';
import { menuAddress, type RouteName } from '../registry/routes.ts';
import type { RouteMatch } from './routing/routes.ts';
import { ScreenNameProvider, useScreenChange } from './routing/screen-change.ts';
import { loadPaymentStep, screenOf, type ScreenProps, SCREENS } from './routing/screens.ts';
import { SessionProvider } from './session/session.tsx';

const COMPONENTS = Object.fromEntries(Object.entries(SCREENS).map(([name, load]) => [name, lazy(load)])) as Readonly<
  Record<RouteName, LazyExoticComponent<ComponentType<ScreenProps>>>
>;
const PaymentStepScreen = lazy(loadPaymentStep);
const NotFoundScreen = lazy(() => import('./screens/NotFoundScreen.tsx'));

/** The app for signed-in persons: session, navigation, screens. */
export default function AuthenticatedApp({ config, match }: { config: HostConfig; match: RouteMatch | null }) {
  const giveName = useScreenChange(match, config.productName);
  // Each screen has its own Suspense boundary. With a shared one, React would keep the previous screen mounted and hidden while
  // the next chunk loads, and would show it in its old state after a quick Back and Forward.
  const draw = (shown: RouteMatch | null) => (
    <Suspense key={shown === null ? undefined : screenOf(shown.name)} fallback={<ScreenSkeleton />}>
      <ScreenNameProvider value={giveName}>
        <Screen match={shown} config={config} />
      </ScreenNameProvider>
    </Suspense>
  );
  const screen = draw(match);
  // The content of an `either` route for a person who is not signed in.
  const publicVariant = match?.group === 'either' ? draw({ name: 'codeLanding', group: 'public', params: {} }) : undefined;
  return (
    <SessionProvider config={config}>
      {match?.group === 'private' || match?.group === 'either' ? (
        <NavigationLoader key={match.group} publicVariant={publicVariant}>
          {screen}
        </NavigationLoader>
      ) : (
        screen
      )}
    </SessionProvider>
  );
}

/** A menu has its own page: a link of the app to a menu reloads the document there. The app knows no other address. */
function UnknownAddress() {
  const isElsewhere = new RegExp(menuAddress()).test(window.location.pathname) && !isLoadedHere();
  useReloadWhen(isElsewhere);
  return isElsewhere ? <ScreenSkeleton /> : <NotFoundScreen />;
}

function Screen({ match, config: { paymentMethods } }: { match: RouteMatch | null; config: HostConfig }) {
  if (match === null) return <UnknownAddress />;
  const { name, layout, params } = match;
  const { id = '', uuid = '', context = '', code = null } = params;
  const step = methodRoute(name);
  if (step !== undefined)
    return paymentMethods.includes(step.method) ? (
      <PaymentStepScreen key={`${name} ${uuid}`} step={step} uuid={uuid} />
    ) : (
      <NotFoundScreen />
    );
  const route = name as RouteName;
  const Component = COMPONENTS[screenOf(route)];
  const key = Object.values(params).join(' ');
  const screen = <Component key={key} {...{ name: route, id, uuid, context, code }} />;
  if (layout === undefined) return screen;
  return (
    <Layout key={key} hasTabs={layout === 'tabs'}>
      {layout === 'tabs' ? <main>{screen}</main> : screen}
    </Layout>
  );
}
