import type { ComponentType } from 'react';
import { methodRoute, type MethodRouteName } from '../../registry/payment-methods.ts';
import type { RouteName } from '../../registry/routes.ts';

/** What a screen reads from its route. A parameter that the path lacks is empty. */
export interface ScreenProps {
  readonly name: RouteName;
  readonly id: string;
  readonly uuid: string;
  readonly context: string;
  readonly code: string | null;
}

const loadShop = () => import('../screens/SellingAreaScreen.tsx');
const loadCoffee = () => import('../screens/CoffeeScreen.tsx');
const loadWallet = () => import('../screens/WalletScreen.tsx');
const loadCode = () => import('../screens/CodeScreen.tsx');

/** The chunk of each screen. A separate table, so that chunks can be requested before anything else has loaded. */
export const SCREENS = {
  home: () => import('../screens/HomeScreen.tsx'),
  me: () => import('../screens/MeScreen.tsx'),
  sellingArea: loadShop,
  cart: async () => (await Promise.all([loadShop(), import('../screens/CartOverShop.tsx')]))[0],
  lockerOrder: () => import('../screens/LockerOrderScreen.tsx'),
  orders: () => import('../screens/OrdersScreen.tsx'),
  paymentMethods: () => import('../screens/PaymentMethodsScreen.tsx'),
  payment: () => import('../screens/PaymentScreen.tsx'),
  paymentOptions: () => import('../screens/PaymentOptionsScreen.tsx'),
  wallet: loadWallet,
  walletRecharge: loadWallet,
  walletRechargeResult: loadWallet,
  coffeeArea: loadCoffee,
  coffeeOrder: loadCoffee,
  coffeeNickname: loadCoffee,
  insufficientFund: loadWallet,
  code: loadCode,
  codeLanding: loadCode,
  codeLandingWith: loadCode,
  login: () => import('../screens/LoginScreen.tsx'),
  loginWithEmail: () => import('../screens/EmailLoginScreen.tsx'),
  loginWithToken: () => import('../screens/TokenLoginScreen.tsx'),
  privacyPolicy: () => import('../screens/PrivacyPolicyScreen.tsx'),
} as const satisfies Record<RouteName, () => Promise<{ default: ComponentType<ScreenProps> }>>;

const SAME_SCREEN: Partial<Record<string, RouteName>> = {
  cart: 'sellingArea',
  coffeeOrder: 'coffeeArea',
  coffeeNickname: 'coffeeArea',
  walletRecharge: 'wallet',
  walletRechargeResult: 'wallet',
  insufficientFund: 'wallet',
};

/** The screen of a route: two routes of the same screen share its state. */
export const screenOf = <N extends RouteName | MethodRouteName>(name: N): N | RouteName => SAME_SCREEN[name] ?? name;

export const loadPaymentStep = () => import('../screens/PaymentStepScreen.tsx');

export async function loadScreen(name: RouteName | MethodRouteName): Promise<void> {
  const step = methodRoute(name);
  await (step === undefined ? SCREENS[name as RouteName]() : loadPaymentStep().then(({ loadStep }) => loadStep(step)));
}

export const loadAuthenticatedApp = () => import('../AuthenticatedApp.tsx');
