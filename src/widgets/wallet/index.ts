export { InsufficientCredit, type InsufficientCreditProps } from './InsufficientCredit.tsx';
export { RechargeResult, type RechargeResultProps } from './RechargeResult.tsx';
export { Wallet, type WalletProps } from './Wallet.tsx';
export { WalletRecharge, type WalletRechargeProps } from './WalletRecharge.tsx';
export { parseAmount } from './amount.ts';
