/** The library's React entry. Each widget also has an entry of its own: `widgets/<widget>/index.ts`. */
export { Cart, CartBar, CartDialog, CartPanel } from './cart/index.ts';
export { CodeEntry } from './code-entry/index.ts';
export { Coffee, CoffeeNickname, CoffeeOrder } from './coffee/index.ts';
export { Consent } from './consent/index.ts';
export { Home } from './home/index.ts';
export { EmailLogin, LoginChoice, TokenLogin } from './login/index.ts';
export { Menu } from './menu/index.ts';
export { OrderList, OrderResult } from './orders/index.ts';
export { PaymentMethods } from './payment-methods/index.ts';
export { InlinePicker, PaymentPicker } from './payment-picker/index.ts';
export { PaymentStatus } from './payment-status/index.ts';
export { memberRuntime, PausaRoot, publicRuntime, type Runtime, RuntimeProvider } from './runtime.ts';
export { DietFilter, Shop } from './shop/index.ts';
export { InsufficientCredit, RechargeResult, Wallet, WalletRecharge } from './wallet/index.ts';
