export { AddSatispay, type AddSatispayProps } from './AddSatispay.tsx';
export { PaySatispayTicket, type PaySatispayTicketProps } from './PaySatispayTicket.tsx';
