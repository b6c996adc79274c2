export { AddCard } from './AddCard.tsx';
export { type CardForm, type CardGateway, type CardVendor, type FieldStates, type MountOptions, type VerifiedCard } from './gateway.ts';
export { VendorError } from '../shared/payment/vendor-sdk.ts';
export { ThreeDSecure } from './ThreeDSecure.tsx';
