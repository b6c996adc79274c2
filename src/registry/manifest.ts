/** What the app knows about a payment method before it loads the method's code. */
export interface PaymentMethod {
  /** The folder of its widget, below `src/widgets`; docs/how-to-add.md describes its content. */
  readonly folder: `pay-${string}`;
  /** True if its screens run a vendor's script: their addresses then have a policy of their own (`policy.ts` in its folder). */
  readonly hasVendor?: true;
  /** `/payment/integration/{name}/add` */
  readonly add?: MethodScreen;
  /** `/payment/integration/{name}/add/confirm`: the return URL of a partner, in the window that we opened for it. */
  readonly confirm?: MethodScreen;
  /** `/payment/integration/{name}/{step}/{uuid}`, for a payment that is under way. */
  readonly pay?: MethodScreen & { readonly step: 'pay' | '3dsecure-flow' | 'device_data' };
}

export interface MethodScreen {
  readonly title: string;
  /** The name of the component, an export of the folder's `index.ts`. It takes the `MethodScreenProps` that it needs. */
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
  /** The prefix of the addresses that share this page's document policy; absent where the app's default policy holds. */
  readonly policyOf?: string;
}

/** Builds the routes of all methods, sorted by the methods' names. */
export function methodRoutes<M extends string>(methods: Readonly<Partial<Record<M, PaymentMethod>>>): MethodRoute<M>[] {
  return (Object.entries(methods) as [M, PaymentMethod][])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([method, { folder, hasVendor, add, confirm, pay }]) => {
      const base = `/payment/integration/${method}/`;
      const screens = [
        ['add', 'add', add],
        ['confirm', 'add/confirm', confirm],
        ['pay', `${pay?.step}/:uuid`, pay],
      ] as const;
      return screens.flatMap(([kind, path, screen]) => {
        if (screen === undefined) return [];
        const { title, component } = screen;
        return {
          name: `${method}:${kind}` as const,
          method,
          folder,
          template: base + path,
          title,
          component,
          ...(hasVendor && { policyOf: base }),
        };
      });
    });
}
