/** SANDBOX: the page of Satispay on which a customer accepts or refuses. */
import { acceptSatispayAdd, refuseSatispayAdd, type SatispayAdd } from '../b2c/satispay-adds.ts';
import { cancel, type Payment, settle } from '../b2c/payments.ts';
import type { World } from '../b2c/world.ts';
import { html } from '../identity/html.ts';
import { formOf, partnerPage, seeOther } from './partner-page.ts';

const PREFIX = '/sandbox/satispay/';
const LOOK = { title: 'Satispay di prova', colour: '#c22f27' } as const;

/** A request that waits for the customer's answer. */
interface Question {
  readonly text: string;
  readonly isOpen: boolean;
  answer(isYes: boolean): void;
  /** The app's page that waits for the answer. */
  readonly wayBack: string;
}

function addition(id: string, add: SatispayAdd, world: World): Question {
  const { pathname, search } = new URL(add.returnUrl, 'http://app.test');
  const query = new URLSearchParams({ id, 'key-to-update': add.keyToUpdate, 'return-url': pathname + search });
  return {
    text: 'Pausa vuole collegare il tuo account Satispay, per pagare con un tocco.',
    isOpen: add.status === 'PENDING',
    answer: (isYes) => (isYes ? acceptSatispayAdd(add, world) : refuseSatispayAdd(add)),
    wayBack: `/payment/integration/satispay_standard/add?${query.toString()}`,
  };
}

function ticket(payment: Payment, world: World): Question {
  return {
    text: 'Pausa vuole verificare i tuoi buoni pasto Satispay.',
    isOpen: payment.state === 'waiting',
    answer: (isYes) => {
      const user = world.user(payment.email);
      if (isYes) settle(payment, world, user, Date.now());
      else cancel(payment, user);
    },
    wayBack: `/payment/integration/satispay_ticket/pay/${payment.uuid}`,
  };
}

function questionOf(id: string, world: World): Question | null {
  const add = world.satispayAdds.get(id);
  if (add) return addition(id, add, world);
  const payment = world.payments.get(id);
  return payment?.means?.type === 'satispay_ticket' ? ticket(payment, world) : null;
}

/** `/sandbox/satispay/{id}`; null for other pages. */
export async function answerSatispay(request: Request, world: World): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(PREFIX)) return null;
  const question = questionOf(pathname.slice(PREFIX.length), world);
  if (question === null)
    return partnerPage({ ...LOOK, status: 404, content: html`<p>Questa richiesta non esiste. <a href="/">Torna a Pausa</a></p>` });
  if (request.method === 'POST') {
    const isYes = (await formOf(request)).get('answer') === 'accept';
    if (question.isOpen) question.answer(isYes);
    return seeOther(question.wayBack);
  }
  if (!question.isOpen)
    return partnerPage({ ...LOOK, content: html`<p>Hai già risposto. <a href="${question.wayBack}">Torna a Pausa</a></p>` });
  return partnerPage({
    ...LOOK,
    content: html`<p>${question.text}</p>
      <form method="post">
        <button name="answer" value="accept">Accetta</button>
        <button name="answer" value="refuse" class="quiet">Rifiuta</button>
      </form>`,
  });
}
