/** Every call of both specification documents and of the wire contract, by operation name. */
import { getBraintreeToken } from './braintree.ts';
import { confirmOrder, editItem, getSellingArea, getUpselling, setDietPreference } from './catalogue.ts';
import { confirmCoffee, getCoffeeArea, getCoffeeOrder, getUserInfo, setUserInfo } from './coffee.ts';
import * as methodEndpoints from '../registry/endpoints.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { getHome, resolveCode } from './home.ts';
import { getMenu } from './menu.ts';
import { getLockerOrder, getOrders, retryLockerOpening } from './orders.ts';
import * as payments from './payments.ts';
import * as session from './session.ts';
import { getRecharge, getRechargeConfig, getWallet, submitRecharge } from './wallet.ts';

export const contract = {
  setSessionCookie: session.setSessionCookie,
  login: session.login,
  logout: session.logout,
  getNavigation: session.getNavigation,
  checkEmailDomain: session.checkEmailDomain,
  registerUser: session.registerUser,
  getPrivacyConsent: session.getPrivacyConsent,
  setPrivacyConsent: session.setPrivacyConsent,
  getHome,
  resolveCode,
  getSellingArea,
  editItem,
  confirmOrder,
  getUpselling,
  setDietPreference,
  getInstruments: payments.getInstruments,
  deleteInstrument: payments.deleteInstrument,
  getPaymentOptions: payments.getPaymentOptions,
  updatePaymentPreference: payments.updatePaymentPreference,
  getPayment: payments.getPayment,
  updatePaymentInstrument: payments.updatePaymentInstrument,
  cancelPayment: payments.cancelPayment,
  getBraintreeToken,
  ...methodEndpoints,
  getWallet,
  getRechargeConfig,
  submitRecharge,
  getRecharge,
  getLockerOrder,
  retryLockerOpening,
  getOrders,
  getCoffeeArea,
  confirmCoffee,
  getCoffeeOrder,
  getUserInfo,
  setUserInfo,
  getMenu,
} as const satisfies Record<string, AnyEndpoint>;

export type Contract = typeof contract;
export type OperationName = keyof Contract;
