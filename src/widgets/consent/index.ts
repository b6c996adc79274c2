export { Consent, type ConsentProps } from './Consent.tsx';
