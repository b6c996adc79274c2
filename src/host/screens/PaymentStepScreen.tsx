import { createElement, type FunctionComponent, lazy, type LazyExoticComponent, Suspense, useEffect } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { type MethodScreenProps, STEP_PARAMETERS, type StepQuery } from '../../widgets/shared/payment/steps.ts';
import type { MethodRoute } from '../../registry/manifest.ts';
import { METHOD_ROUTES } from '../../registry/payment-methods.ts';
import { Layout } from '../layout/Layout.tsx';
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx';
import { hasPolicyOf, isLoadedHere } from '../document/document-policy.ts';
import { reload, useReloadWhen } from '../document/reload.ts';
import { useSession } from '../session/session.tsx';
import { usePaymentReturn } from '../payment/payment-return.ts';
import { loadStep } from './payment-widgets.ts';

export { loadStep };

const COMPONENTS: ReadonlyMap<string, LazyExoticComponent<FunctionComponent<MethodScreenProps>>> = new Map(
  METHOD_ROUTES.map((step) => [step.name, lazy(async () => ({ default: await loadStep(step) }))]),
);

function readQuery(search: string): StepQuery {
  const query = new URLSearchParams(search);
  return Object.fromEntries(STEP_PARAMETERS.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
}

/** Writes the parameters of a method; keeps the other parameters and the history state. */
function writeQuery(next: StepQuery): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const name of STEP_PARAMETERS) {
    const value = next[name];
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true, state: window.history.state as unknown });
}

/**
 * A page to which a partner redirects keeps its opener, also one of another site. Leaving it loads the next page as a document
 * of its own, whose opener policy takes the window from that site.
 */
function useReloadOnLeave(step: string): void {
  useEffect(() => {
    if (!isLoadedHere() || window.opener === null) return undefined;
    return () => {
      if (!isLoadedHere()) reload();
    };
  }, [step]);
}

export default function PaymentStepScreen({ step, uuid }: { step: MethodRoute; uuid: string }) {
  const search = useSearch();
  const { keyToUpdate, returnUrl, returnWith, cancel } = usePaymentReturn(search, '/payment');
  const { config } = useSession();
  const component = COMPONENTS.get(step.name);
  useReloadOnLeave(step.name);
  const hasPolicy = hasPolicyOf(step.policyOf);
  useReloadWhen(!hasPolicy);
  if (component === undefined) return null;
  if (!hasPolicy) return <ScreenSkeleton />;
  const props: MethodScreenProps = {
    uuid,
    ticketGuide: config.links.ticketGuide,
    query: readQuery(search),
    onQuery: writeQuery,
    keyToUpdate,
    returnUrl,
    onAdded: returnWith,
    onLeave: cancel,
  };
  return (
    <Layout hasTabs={false}>
      <Suspense fallback={<ScreenSkeleton />}>{createElement(component, props)}</Suspense>
    </Layout>
  );
}
