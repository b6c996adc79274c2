import { type MethodRoute, methodRoutes, type PaymentMethod, type ScreenKind } from './manifest.ts';
import * as methods from './methods.ts';

/** The methods that have screens of their own, by the names in `/payment/integration/{name}/…` and in `config.json`. */
export type MethodName = keyof typeof methods;
export type MethodRouteName = `${MethodName}:${ScreenKind}`;

/** The manifest of each method. */
export const PAYMENT_METHODS: Readonly<Record<MethodName, PaymentMethod>> = methods;
export const METHOD_NAMES = (Object.keys(methods) as MethodName[]).sort();

/** Every screen of every method. */
export const METHOD_ROUTES: readonly MethodRoute<MethodName>[] = methodRoutes(PAYMENT_METHODS);

/** The screen of a method that a route's name means; undefined for every other route. */
export const methodRoute = (name: string): MethodRoute<MethodName> | undefined => METHOD_ROUTES.find((route) => route.name === name);
