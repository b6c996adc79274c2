export { AddPayPal } from './AddPayPal.tsx';
export { DeviceData } from './DeviceData.tsx';
export { type ButtonHandlers, type DeviceClient, type PayPalClient, type PayPalGateway, type PayPalVendor } from './gateway.ts';
export { VendorError } from '../shared/payment/vendor-sdk.ts';
