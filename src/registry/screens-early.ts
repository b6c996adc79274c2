/** The screens whose files are requested before the app's code is there, by the addresses at which people mostly arrive. */
export const EARLY_SCREENS: Readonly<Record<string, RegExp>> = {
  HomeScreen: /^\/$/,
  SellingAreaScreen: /^\/selling-area\//,
  CoffeeScreen: /^\/coffee\//,
  OrdersScreen: /^\/lista-ordini/,
  WalletScreen: /^\/wallet/,
  LoginScreen: /^\/login\/?$/,
};
