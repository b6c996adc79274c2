/** What the app knows of a payment method before any of the method's code has loaded. */
export interface PaymentMethod {
  /** The folder of its widget, below `src/widgets`; what else stands there is in docs/how-to-add.md. */
  readonly folder: `pay-${string}`;
  /** The addresses of its screens have a document policy of their own (`policy.ts` in its folder): a vendor's script runs there. */
  readonly hasVendor?: true;
  /** `/payment/integration/{name}/add` */
  readonly add?: MethodScreen;
  /** `/payment/integration/{name}/add/confirm`: a partner's way back into the window that was opened for it. */
  readonly confirm?: MethodScreen;
  /** `/payment/integration/{name}/{step}/{uuid}`, for a payment that is under way. */
  readonly pay?: MethodScreen & { readonly step: 'pay' | '3dsecure-flow' | 'device_data' };
}

export interface MethodScreen {
  readonly title: string;
  /** What `index.ts` of the folder exports; the component names those of `PaymentStepProps` that it needs. */
  readonly component: string;
}

export type ScreenKind = 'add' | 'confirm' | 'pay';

/** A screen of a payment method and its address. */
export interface MethodRoute<M extends string = string> extends MethodScreen {
  readonly name: `${M}:${ScreenKind}`;
  readonly method: M;
  readonly folder: PaymentMethod['folder'];
  /** Parameters are written `:name`. */
  readonly template: string;
  /** How the addresses begin that share its page's document policy; absent where that is everybody's. */
  readonly policyOf?: string;
}

/** The routes of a table of methods, by the methods' names. */
export function methodRoutes<M extends string>(methods: Readonly<Partial<Record<M, PaymentMethod>>>): MethodRoute<M>[] {
  return (Object.entries(methods) as [M, PaymentMethod][])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([method, { folder, hasVendor, add, confirm, pay }]) => {
      const base = `/payment/integration/${method}/`;
      const route = (kind: ScreenKind, path: string, screen: MethodScreen | undefined): MethodRoute<M>[] =>
        screen === undefined
          ? []
          : [
              {
                name: `${method}:${kind}`,
                method,
                folder,
                template: base + path,
                title: screen.title,
                component: screen.component,
                ...(hasVendor && { policyOf: base }),
              },
            ];
      return [...route('add', 'add', add), ...route('confirm', 'add/confirm', confirm), ...route('pay', `${pay?.step}/:uuid`, pay)];
    });
}
