export { AddEdenred, type AddEdenredProps } from './AddEdenred.tsx';
export { ConfirmEdenred } from './ConfirmEdenred.tsx';
export { PayEdenred, type PayEdenredProps } from './PayEdenred.tsx';
