import { type MethodRoute, methodRoutes, type PaymentMethod, type ScreenKind } from './manifest.ts';
import * as methods from './methods.ts';

/** The methods with their own screens, by the names in `/payment/integration/{name}/…` and in `config.json`. */
export type MethodName = keyof typeof methods;
export type MethodRouteName = `${MethodName}:${ScreenKind}`;

export const PAYMENT_METHODS: Readonly<Record<MethodName, PaymentMethod>> = methods;
export const METHOD_NAMES = (Object.keys(methods) as MethodName[]).sort();

/** All screens of all methods. */
export const METHOD_ROUTES: readonly MethodRoute<MethodName>[] = methodRoutes(PAYMENT_METHODS);

/** The method's screen for a route name; undefined for every other route. */
export const methodRoute = (name: string): MethodRoute<MethodName> | undefined => METHOD_ROUTES.find((route) => route.name === name);
