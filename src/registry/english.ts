/** The table of all English sentences: one line for each dictionary, by the name that `defineText` has for it. */
export { ENGLISH as cart, USUAL_ENGLISH as usual } from '../widgets/cart/text.en.ts';
export { ENGLISH as card } from '../widgets/pay-card/text.en.ts';
export { ENGLISH as charge } from '../widgets/shared/payment/charge-text.en.ts';
export { ENGLISH as edenred } from '../widgets/pay-edenred/text.en.ts';
export { ENGLISH as payment } from '../widgets/shared/payment/text.en.ts';
export { ENGLISH as paymentMethods } from '../widgets/payment-methods/text.en.ts';
export { ENGLISH as paymentPicker } from '../widgets/payment-picker/text.en.ts';
export { ENGLISH as paymentStatus } from '../widgets/payment-status/text.en.ts';
export { ENGLISH as paypal } from '../widgets/pay-paypal/text.en.ts';
export { ENGLISH as pellegrini } from '../widgets/pay-pellegrini/text.en.ts';
export { ENGLISH as pluxee } from '../widgets/pay-pluxee/text.en.ts';
export { ENGLISH as satispay } from '../widgets/pay-satispay/text.en.ts';
export { ENGLISH as voucher } from '../widgets/shared/payment/voucher/text.en.ts';
export {
  ENGLISH as wallet,
  INSUFFICIENT_CREDIT_ENGLISH as insufficientCredit,
  RECHARGE_ENGLISH as recharge,
} from '../widgets/wallet/text.en.ts';
export { ENGLISH as feedback } from '../widgets/shared/ui/feedback/text.en.ts';
export { ENGLISH as slow } from '../widgets/shared/ui/feedback/slow-text.en.ts';
export { ENGLISH as ui } from '../widgets/shared/ui/text.en.ts';
export { ENGLISH as coffee, NICKNAME_ENGLISH as coffeeNickname, ORDER_ENGLISH as coffeeOrder } from '../widgets/coffee/text.en.ts';
export { ENGLISH as consent } from '../widgets/consent/text.en.ts';
export { EMAIL_ENGLISH as emailLogin, ENGLISH as login, TOKEN_ENGLISH as tokenLogin } from '../widgets/login/text.en.ts';
export { ENGLISH as ordering } from '../widgets/shared/ordering/text.en.ts';
export {
  CRASH_ENGLISH as crash,
  DOCUMENT_ENGLISH as document,
  ENGLISH as host,
  MISSING_ENGLISH as missing,
  PREFERENCES_ENGLISH as preferences,
  REFUSED_ENGLISH as refused,
} from '../host/text.en.ts';
export { ENGLISH as allergens } from '../widgets/shared/text/allergens.en.ts';
export { ENGLISH as shop } from '../widgets/shop/text.en.ts';
export { ENGLISH as shopDialogs } from '../widgets/shop/dialog-text.en.ts';
export { ENGLISH as shopExtras } from '../widgets/shop/extras-text.en.ts';
export { ENGLISH as dietFilter } from '../widgets/shop/diet-text.en.ts';
export { ENGLISH as home } from '../widgets/home/text.en.ts';
export { ENGLISH as orders, ENGLISH_LIST as orderList, RECEIPT_ENGLISH as receipt } from '../widgets/orders/text.en.ts';
export { ENGLISH as codeEntry } from '../widgets/code-entry/text.en.ts';
export { ENGLISH as embedded } from '../widgets/shared/runtime/text.en.ts';
