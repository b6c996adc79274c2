import { createElement, type FunctionComponent, useEffect } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { type MethodScreenProps, STEP_PARAMETERS, type StepQuery } from '../../widgets/shared/payment/steps.ts';
import { loadable } from '../../widgets/shared/ui/loadable.tsx';
import type { MethodRoute } from '../../registry/manifest.ts';
import { METHOD_ROUTES } from '../../registry/payment-methods.ts';
import { Layout } from '../layout/Layout.tsx';
import { ScreenSkeleton } from '../layout/ScreenSkeleton.tsx';
import { isLoadedHere, useVendorDocument } from '../document/document-policy.ts';
import { reload } from '../document/page.ts';
import { useSession } from '../session/session.tsx';
import { usePaymentReturn } from '../payment/payment-return.ts';

type Step = FunctionComponent<MethodScreenProps>;

/** The folders of all payment methods, one chunk each. */
const FOLDERS = import.meta.glob<Readonly<Record<string, Step | undefined>>>('../../widgets/pay-*/index.ts');

/** The component of a method's step. @throws Error when the folder does not export the component that the manifest names */
export async function loadStep({ name, folder, component }: MethodRoute): Promise<Step> {
  const step = (await FOLDERS[`../../widgets/${folder}/index.ts`]?.())?.[component];
  if (step === undefined) throw new Error(`${name}: ${folder} exports no ${component}`);
  return step;
}

const COMPONENTS: ReadonlyMap<string, Step> = new Map(
  METHOD_ROUTES.map((step) => [step.name, loadable(async () => ({ default: await loadStep(step) }), ScreenSkeleton)]),
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
  const { keyToUpdate, returnUrl, returnWith, cancel } = usePaymentReturn(search);
  const { config } = useSession();
  const component = COMPONENTS.get(step.name);
  useReloadOnLeave(step.name);
  const isAllowed = useVendorDocument(step.policyOf);
  if (component === undefined) return null;
  if (!isAllowed) return <ScreenSkeleton />;
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
  return <Layout hasTabs={false}>{createElement(component, props)}</Layout>;
}
