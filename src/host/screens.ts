import type { RouteName } from './routes.ts';

/** Where each screen's code lies; in one table, so that it can be asked for before anything else has arrived. */
export const SCREENS = {
  home: () => import('./screens/HomeScreen.tsx'),
  me: () => import('./screens/MeScreen.tsx'),
  sellingArea: () => import('./screens/SellingAreaScreen.tsx'),
  cart: () => import('./screens/SellingAreaScreen.tsx'),
  lockerOrder: () => import('./screens/LockerOrderScreen.tsx'),
  orders: () => import('./screens/OrdersScreen.tsx'),
  code: () => import('./screens/CodeScreen.tsx'),
  codeLanding: () => import('./screens/CodeLandingScreen.tsx'),
  codeLandingWith: () => import('./screens/CodeLandingScreen.tsx'),
  login: () => import('./screens/LoginScreen.tsx'),
  loginWithEmail: () => import('./screens/EmailLoginScreen.tsx'),
  loginWithToken: () => import('./screens/TokenLoginScreen.tsx'),
  privacyPolicy: () => import('./screens/PrivacyPolicyScreen.tsx'),
  menu: () => import('./screens/MenuScreen.tsx'),
  iframeMenu: () => import('./screens/IframeMenuScreen.tsx'),
} as const satisfies Record<RouteName, () => Promise<unknown>>;

/** Everything of the signed-in app in one chunk of its own: a public menu loads none of it. */
export const loadMembers = () => import('./Members.tsx');
