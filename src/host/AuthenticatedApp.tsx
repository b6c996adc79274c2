import type { HostConfig } from './config.ts';
import { isLoadedHere, useReloadWhen } from './document/document-policy.ts';
import { AppLayout } from './layout/AppLayout.tsx';
import { NextScreenSkeleton, ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { NavigationLoader } from './session/NavigationLoader.tsx';
import { isMethodInUse } from '../widgets/shared/payment/methods-in-use.ts';
import { ErrorBoundary } from '../widgets/shared/ui/feedback/ErrorBoundary.tsx';
import { CodeLoadError, loadable } from '../widgets/shared/ui/loadable.tsx';
import { methodRoute } from '../registry/payment-methods.ts';
import { menuAddress, type RouteName } from '../registry/routes.ts';
import type { RouteMatch } from './routing/routes.ts';
import { ScreenNameProvider, useScreenChange } from './routing/screen-change.ts';
import { PaymentStepScreen, SCREENS } from './routing/screens.ts';
import { SessionProvider } from './session/session.tsx';

const NotFoundScreen = loadable(async () => (await import('./screens/NotFoundScreen.tsx')).default, NextScreenSkeleton);

/** main.tsx loads it in time: it is for screens whose code does not load. */
export const MissingScreen = loadable(async () => (await import('./screens/MissingScreen.tsx')).default, NextScreenSkeleton);

/** Other errors than missing code go on to the boundary of the whole page. */
function missingScreen(_: unknown, error: unknown) {
  if (!(error instanceof CodeLoadError)) throw error;
  return <MissingScreen error={error} />;
}

const ignore = () => undefined;

/** The app for signed-in persons: session, navigation, screens. */
export function AuthenticatedApp({ config, match }: { config: HostConfig; match: RouteMatch | null }) {
  const giveName = useScreenChange(match, config.productName);
  const draw = (shown: RouteMatch | null, isPublic = false) => (
    <ScreenNameProvider value={giveName}>
      <Screen match={shown} config={config} isPublic={isPublic} />
    </ScreenNameProvider>
  );
  const screen = draw(match);
  const group = match === null ? 'either' : match.group;
  // What a person sees who is not signed in.
  const publicVariant =
    group !== 'either' ? undefined : match === null ? draw(null, true) : draw({ name: 'codeLanding', group: 'public', params: {} });
  return (
    <SessionProvider config={config}>
      {group === 'public' ? (
        screen
      ) : (
        <NavigationLoader key={group} publicVariant={publicVariant}>
          {screen}
        </NavigationLoader>
      )}
    </SessionProvider>
  );
}

/** A menu has its own page: a link of the app to a menu reloads the document there. The app knows no other address. */
function UnknownAddress({ isPublic }: { isPublic: boolean }) {
  const isElsewhere = new RegExp(menuAddress()).test(window.location.pathname) && !isLoadedHere();
  useReloadWhen(isElsewhere);
  return isElsewhere ? <ScreenSkeleton /> : <NotFoundScreen isPublic={isPublic} />;
}

function Screen({ match, config: { paymentMethods }, isPublic }: { match: RouteMatch | null; config: HostConfig; isPublic: boolean }) {
  if (match === null) return <UnknownAddress isPublic={isPublic} />;
  const { name, group, layout, params } = match;
  const { id = '', uuid = '', context = '', code = null } = params;
  const step = methodRoute(name);
  if (step !== undefined)
    return isMethodInUse(paymentMethods, step.method) ? (
      <PaymentStepScreen key={`${name} ${uuid}`} step={step} uuid={uuid} />
    ) : (
      <NotFoundScreen />
    );
  const route = name as RouteName;
  const Component = SCREENS[route];
  const key = Object.values(params).join(' ');
  const screen = <Component key={key} {...{ name: route, id, uuid, context, code }} />;
  // Who is not signed in has no links to stay.
  if (group === 'public' || isPublic) return screen;
  return (
    <ErrorBoundary resetKey={`${name} ${key}`} onError={ignore} renderFallback={missingScreen}>
      {layout === undefined ? (
        screen
      ) : (
        <AppLayout key={key} hasTabs={layout === 'tabs'}>
          {layout === 'tabs' ? <main>{screen}</main> : screen}
        </AppLayout>
      )}
    </ErrorBoundary>
  );
}
