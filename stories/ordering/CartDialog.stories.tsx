import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CartDialog } from '../../src/widgets/cart/index.ts';
import { DEMO, eats, EMPTY, hasInCart, VOUCHERS } from '../support/customer.ts';
import { overPage } from '../support/page.tsx';
import type { Screen } from '../support/screen.ts';
import { ANSWERS, SILENCE, world } from '../support/world.tsx';

const AREA = 'b2c/locker/selling-area/*';
const EDIT = 'b2c/locker/selling-order/edit-item';
const CONFIRM = 'b2c/locker/selling-order/confirm';

/** 36,40 €: the credit gives 5,00 €, the wallet 20,00 €. */
const LUNCH = hasInCart({ 'milano-1-01': 2, 'milano-1-09': 2, 'milano-1-23': 1 });
/** The order costs 6,40 €: credit and wallet cover it. */
const PENNE = hasInCart({ 'milano-1-01': 1 });

const meta = {
  title: 'cart/CartDialog',
  component: CartDialog,
  args: { areaId: 'milano-1', onClose: fn(), onConfirmed: fn(), onUncertain: fn() },
  decorators: [overPage],
  parameters: world({ user: DEMO }),
} satisfies Meta<typeof CartDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A no-break space keeps the amount and its sign together. */
const named = (label: string) => new RegExp(`^${label.replaceAll(' ', '\\s')}$`);
const button = ({ canvas }: Pick<Screen, 'canvas'>, label: string) => canvas.findByRole('button', { name: named(label) });
const press = async (screen: Screen, label: string) => screen.userEvent.click(await button(screen, label));

/** The button is in view, and no other control is below it. */
async function expectAbove(upper: HTMLElement, lower: HTMLElement) {
  await waitFor(() => expect(upper.getBoundingClientRect().bottom).toBeLessThanOrEqual(lower.getBoundingClientRect().top));
  await expect(upper.getBoundingClientRect().top).toBeGreaterThan(0);
}

export const FetchingData: Story = {
  name: 'fetch_data, fetching_data',
  parameters: world({ faults: { [AREA]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento del tuo ordine')).toBeInTheDocument();
  },
};

export const DataFetched: Story = {
  name: 'data_fetched (rest to pay)',
  parameters: world({ before: LUNCH }),
  play: async (screen) => {
    await expect(await button(screen, 'Paga 11,40 €')).toBeVisible();
    await expect(screen.canvas.getByText('−5,00 €')).toBeVisible();
    await expect(screen.canvas.getByText('−20,00 €')).toBeVisible();
  },
};

export const DataFetchedNothingToPay: Story = {
  name: 'data_fetched (nothing to pay)',
  parameters: world({ before: PENNE }),
  play: async (screen) => {
    await expect(await button(screen, 'Conferma')).toBeVisible();
    await expect(screen.canvas.getByText('Non serve')).toBeVisible();
  },
};

/** Corporate credit and wallet are empty, and off. */
export const DataFetchedEmptySources: Story = {
  name: 'data_fetched (nothing in credit and wallet)',
  parameters: world({
    before: (sandbox) => {
      LUNCH(sandbox);
      Object.assign(sandbox.user(DEMO), { walletCents: 0, creditCents: 0 });
    },
  }),
  play: async (screen) => {
    await expect(await button(screen, 'Paga 36,40 €')).toBeVisible();
    await expect(screen.canvas.getByRole('switch', { name: 'Usa il portafoglio' })).toBeDisabled();
  },
};

export const DataFetchedSwitchesOff: Story = {
  name: 'data_fetched (wallet and credit off)',
  parameters: world({ before: LUNCH, stored: { walletOff: '1', corporateCreditOff: '1' } }),
  play: async (screen) => {
    await expect(await button(screen, 'Paga 36,40 €')).toBeVisible();
    await expect(screen.canvas.getByRole('switch', { name: 'Usa il portafoglio' })).not.toBeChecked();
    await expect(screen.canvas.getByRole('switch', { name: 'Usa il credito aziendale' })).not.toBeChecked();
  },
};

export const DataFetchedExcluded: Story = {
  name: 'data_fetched (excluded by the filter)',
  parameters: world({
    before: (sandbox) => {
      LUNCH(sandbox);
      eats('Pescetariano')(sandbox);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('escluso dal tuo filtro')).toBeVisible();
  },
};

export const DataFetchedExpired: Story = {
  name: 'data_fetched (an expired dish)',
  parameters: world({ before: hasInCart({ 'milano-1-01': 1, 'milano-1-12': 1 }) }),
  play: async (screen) => {
    await expect(await screen.canvas.findByText('NON ACQUISTABILE')).toBeVisible();
    await expect(screen.canvas.queryByRole('button', { name: 'Aggiungi uno: Polpette al sugo con piselli' })).toBeNull();
    // It explains, and does not look as if it ordered.
    const confirm = screen.canvas.getByRole('button', { name: 'Conferma' });
    const plus = screen.canvas.getByRole('button', { name: 'Aggiungi uno: Penne al pesto con mozzarella' });
    await expect(getComputedStyle(confirm).backgroundColor).not.toBe(getComputedStyle(plus).backgroundColor);
    await press(screen, 'Conferma');
    await expect(screen.canvas.getByText(/^Ora non è in vendita/)).toHaveFocus();
  },
};

export const DataFetchedEmpty: Story = {
  name: 'data_fetched (empty, with suggestions)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Il tuo ordine è vuoto' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'LO VOGLIO: Couscous di ceci e zucca' })).toBeVisible();
  },
};

export const DataFetchedPending: Story = {
  name: 'data_fetched (an edit on its way)',
  parameters: world({ before: LUNCH, faults: { [EDIT]: SILENCE } }),
  play: async (screen) => {
    await press(screen, 'Aggiungi uno: Panino crudo e mozzarella');
    await expect(await button(screen, 'Paga 16,60 €')).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.canvas.getByText('Aggiornamento in corso')).toBeInTheDocument();
  },
};

export const DataFetchedRefusedOne: Story = {
  name: 'data_fetched (only one there is)',
  parameters: world({ before: hasInCart({ 'milano-1-32': 1 }) }),
  play: async (screen) => {
    await press(screen, 'Aggiungi uno: Tiramisù con fragola');
    await expect(await screen.canvas.findByRole('alert')).toHaveTextContent('È disponibile solo 1 Tiramisù con fragola');
  },
};

export const DataFetchedRefusedMore: Story = {
  name: 'data_fetched (only five there are)',
  parameters: world({ before: hasInCart({ 'milano-1-01': 5 }) }),
  play: async (screen) => {
    await press(screen, 'Aggiungi uno: Penne al pesto con mozzarella');
    await expect(await screen.canvas.findByRole('alert')).toHaveTextContent('Sono disponibili solo 5 Penne al pesto con mozzarella');
  },
};

export const DataFetchedRemoved: Story = {
  name: 'data_fetched (a line removed)',
  parameters: world({ before: LUNCH }),
  play: async (screen) => {
    await press(screen, 'Rimuovi Salmone marinato agli agrumi');
    const undo = await button(screen, 'Annulla');
    await waitFor(async () => expect(await button(screen, 'Conferma')).not.toHaveAttribute('aria-disabled'));
    await expectAbove(undo, await button(screen, 'Conferma'));
  },
};

/** The button is disabled, so that a second press cannot pay again. */
export const Confirming: Story = {
  name: 'fetching_data (confirming)',
  parameters: world({ before: LUNCH, faults: { [CONFIRM]: SILENCE } }),
  play: async (screen) => {
    await press(screen, 'Paga 11,40 €');
    await expect(await screen.canvas.findByText('Conferma in corso')).toBeInTheDocument();
    await expect(await button(screen, 'Paga 11,40 €')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The payment asks for a method. */
export const WithoutInstrument: Story = {
  name: 'data_fetched (nothing to pay a rest with)',
  parameters: world({ user: EMPTY, before: hasInCart({ 'milano-1-01': 1 }, { user: EMPTY }) }),
  play: async (screen) => {
    await expect(await button(screen, 'Paga 6,40 €')).toBeVisible();
    await expect(screen.canvas.getByText('Nel prossimo passo scegli come pagare.')).toBeVisible();
  },
};

/** The vouchers are charged first. A switch turns them off. */
export const SecondInstrument: Story = {
  name: 'data_fetched (a second instrument)',
  parameters: world({ user: VOUCHERS, before: hasInCart({ 'milano-1-01': 2 }, { user: VOUCHERS }) }),
  play: async ({ canvas }) => {
    const first = await canvas.findByText(/^Paga per primo, fino a/);
    await expect(first).toBeVisible();
    await expect(first.parentElement).toHaveTextContent(/Paga per primo, fino a 12,80 €/);
    await expect(canvas.getByText('Paga il resto')).toBeVisible();
    await expect(canvas.getByText(/^Prima/)).toHaveTextContent(
      'Prima Ticket Restaurant Edenred, il resto con Carta •••• 4242. Gli importi li vedi al pagamento.',
    );
    await expect(canvas.getByRole('switch', { name: 'Usa Ticket Restaurant Edenred' })).toBeChecked();
  },
};

export const SecondInstrumentOff: Story = {
  name: 'data_fetched (the second instrument off)',
  parameters: world({
    user: VOUCHERS,
    before: hasInCart({ 'milano-1-01': 2 }, { user: VOUCHERS }),
    stored: { partialAmountOff: '1' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Scade 08/28')).toBeVisible();
    await expect(canvas.queryByText('Paga il resto')).toBeNull();
  },
};

/** The order waits for a payment that was started before. */
export const PaymentUnderWay: Story = {
  name: 'data_fetched (a payment under way)',
  parameters: world({
    before: LUNCH,
    answers: { getSellingArea: (area) => ({ ...area, cart: { ...area.cart, actionType: 'loading', paymentUUID: 'pagamento-1' } }) },
  }),
  play: async (screen) => {
    await expect(await screen.canvas.findByText('Per questo ordine c’è già un pagamento in corso.')).toBeVisible();
    await expect(screen.canvas.getByRole('link', { name: 'Segui il pagamento' })).toBeVisible();
    await expect(screen.canvas.queryByRole('button', { name: /^Paga/ })).toBeNull();
  },
};

export const ConfirmFailed: Story = {
  name: 'data_fetched (the confirmation refused without a sentence)',
  parameters: world({ before: LUNCH, faults: { [CONFIRM]: '400' } }),
  play: async (screen) => {
    await press(screen, 'Paga 11,40 €');
    await expect(await screen.canvas.findByText('Operazione non consentita', { selector: '[role=alert] *' })).toBeInTheDocument();
  },
};

export const ErrorFetchingData: Story = {
  name: 'error_fetching_data',
  parameters: world({ faults: { [AREA]: '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Errore durante il caricamento' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};

/** The cart is read-only: nothing in it can be changed or paid. */
export const ErrorFetchingDataStale: Story = {
  name: 'error_fetching_data (the earlier cart)',
  parameters: world({ before: LUNCH, faults: { [AREA]: [ANSWERS, '500'], [EDIT]: '500' } }),
  play: async (screen) => {
    await press(screen, 'Aggiungi uno: Panino crudo e mozzarella');
    await expect(await button(screen, 'Paga 11,40 €')).toHaveAttribute('aria-disabled', 'true');
    await expectAbove(await button(screen, 'Riprova'), await button(screen, 'Paga 11,40 €'));
  },
};
