export { AddEdenred, ConfirmEdenred } from './EdenredLogin.tsx';
export { PayEdenred } from './PayEdenred.tsx';
