export { AddSatispay } from './AddSatispay.tsx';
export { PaySatispayTicket } from './PaySatispayTicket.tsx';
