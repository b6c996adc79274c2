export { AddCard, type AddCardProps } from './AddCard.tsx';
export {
  CardError,
  type CardForm,
  type CardGateway,
  type CardVendor,
  type FieldStates,
  type MountOptions,
  type VerifiedCard,
} from './gateway.ts';
export { ThreeDSecure, type ThreeDSecureProps } from './ThreeDSecure.tsx';
