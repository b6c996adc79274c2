import type { ComponentType } from 'react';
import { type Loadable, loadable } from '../../widgets/shared/ui/loadable.tsx';
import { methodRoute, type MethodRouteName } from '../../registry/payment-methods.ts';
import type { RouteName } from '../../registry/routes.ts';
import { NextScreenSkeleton } from '../layout/ScreenSkeleton.tsx';

/** What a screen reads from its route. A parameter that the path lacks is empty. */
export interface ScreenProps {
  readonly name: RouteName;
  readonly id: string;
  readonly uuid: string;
  readonly context: string;
  readonly code: string | null;
}

const screen = (request: () => Promise<{ default: ComponentType<ScreenProps> }>) =>
  loadable(async () => (await request()).default, NextScreenSkeleton);

const Shop = screen(() => import('../screens/SellingAreaScreen.tsx'));
const Coffee = screen(() => import('../screens/CoffeeScreen.tsx'));
const Wallet = screen(() => import('../screens/WalletScreen.tsx'));
const Code = screen(() => import('../screens/CodeScreen.tsx'));

/** The screen of each route, with its own chunk. Two routes of one screen share its state. */
export const SCREENS: Readonly<Record<RouteName, Loadable<ScreenProps>>> = {
  home: screen(() => import('../screens/HomeScreen.tsx')),
  me: screen(() => import('../screens/MeScreen.tsx')),
  sellingArea: Shop,
  cart: Shop,
  lockerOrder: screen(() => import('../screens/LockerOrderScreen.tsx')),
  orders: screen(() => import('../screens/OrdersScreen.tsx')),
  paymentMethods: screen(() => import('../screens/PaymentMethodsScreen.tsx')),
  payment: screen(() => import('../screens/PaymentScreen.tsx')),
  paymentOptions: screen(() => import('../screens/PaymentOptionsScreen.tsx')),
  wallet: Wallet,
  walletRecharge: Wallet,
  walletRechargeResult: Wallet,
  coffeeArea: Coffee,
  coffeeOrder: Coffee,
  coffeeNickname: Coffee,
  insufficientFund: Wallet,
  code: Code,
  codeLanding: Code,
  codeLandingWith: Code,
  login: screen(() => import('../screens/LoginScreen.tsx')),
  loginWithEmail: screen(() => import('../screens/EmailLoginScreen.tsx')),
  loginWithToken: screen(() => import('../screens/TokenLoginScreen.tsx')),
  privacyPolicy: screen(() => import('../screens/PrivacyPolicyScreen.tsx')),
};

export const PaymentStepScreen = loadable(async () => (await import('../screens/PaymentStepScreen.tsx')).default, NextScreenSkeleton);

/** Loads what a route shows first. */
export async function loadScreen(name: RouteName | MethodRouteName): Promise<void> {
  const step = methodRoute(name);
  if (step !== undefined) await (await import('../screens/PaymentStepScreen.tsx')).loadStep(step);
  // The cart is drawn over its shop.
  else await Promise.all([SCREENS[name as RouteName].load(), ...(name === 'cart' ? [import('../screens/CartOverShop.tsx')] : [])]);
}
