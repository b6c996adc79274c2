export { AddSatispay } from './AddSatispay.tsx';
export type { AddSatispayProps } from './use-satispay-add.ts';
export { PaySatispayTicket, type PaySatispayTicketProps } from './PaySatispayTicket.tsx';
