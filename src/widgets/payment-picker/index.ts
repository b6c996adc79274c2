export { InlinePicker, type InlinePickerProps } from './InlinePicker.tsx';
export { PaymentPicker, type PaymentPickerProps } from './PaymentPicker.tsx';
