export { AddSatispay, PaySatispayTicket } from './Satispay.tsx';
