/**
 * The library's React entry. Each widget also has its own entry, `widgets/<widget>/index.ts`; `CodeEntry` has only that one,
 * because many bundlers emit the 1 MB of its decoder for whoever imports a module that leads to it, shown or not.
 */
export { Cart, CartBar, CartDialog, CartPanel } from './cart/index.ts';
export { Coffee, CoffeeNickname, CoffeeOrder } from './coffee/index.ts';
export { Consent } from './consent/index.ts';
export { Home } from './home/index.ts';
export { EmailLogin, LoginChoice, TokenLogin } from './login/index.ts';
export { Menu } from './menu/index.ts';
export { OrderList, OrderResult } from './orders/index.ts';
export { PaymentMethods } from './payment-methods/index.ts';
export { InlinePicker, PaymentPicker } from './payment-picker/index.ts';
export { PaymentStatus } from './payment-status/index.ts';
export { LanguageProvider, memberRuntime, PausaRoot, publicRuntime, type Runtime, RuntimeProvider } from './runtime.ts';
export { DietFilter, Shop } from './shop/index.ts';
export { InsufficientCredit, RechargeResult, Wallet, WalletRecharge } from './wallet/index.ts';
