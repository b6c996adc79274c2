/** What the dictionaries of the partners' ways to pay have in common. */
export const PARTNER = {
  error: 'Ops! Sembra che qualcosa sia andato storto.',
  slow: 'Ci vuole più del solito. Resta qui: non devi rifare nulla.',
  proceed: 'Continua',
  back: 'Torna indietro',
  leftTitle: 'Ti portiamo avanti',
  left: 'Un attimo ancora.',
};
