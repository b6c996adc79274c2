import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Shop } from '../../src/widgets/shop/index.ts';
import { DEMO, eats, hasInCart } from '../support/customer.ts';
import { embeddable } from '../manual/elements.ts';
import { inMain } from '../support/page.tsx';
import { press, type Screen, search, shows, title } from '../support/screen.ts';
import { ANSWERS, SILENCE, world } from '../support/world.tsx';

const AREA = 'b2c/locker/selling-area/*';

const manual = embeddable('pausa-shop');

const meta = {
  title: 'shop/Shop',
  component: Shop,
  args: { areaId: 'milano-1' },
  decorators: [inMain],
  argTypes: manual.argTypes,
  parameters: { ...manual.parameters, ...world({ user: DEMO }) },
} satisfies Meta<typeof Shop>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = ({ canvas }: Pick<Screen, 'canvas'>, name: string) => canvas.findByRole('dialog', { name });

/** fetch_data passes at once. */
export const FetchingData: Story = {
  name: 'fetch_data, fetching_data',
  parameters: world({ faults: { [AREA]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento del catalogo')).toBeInTheDocument();
  },
};

export const FetchingDataSlow: Story = {
  name: 'fetching_data (longer than usual)',
  parameters: world({ faults: { [AREA]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ci sta mettendo più del solito.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};

export const DataFetched: Story = {
  name: 'data_fetched',
  parameters: world({ before: hasInCart({ 'milano-1-01': 2 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lo chef consiglia' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Quantità di Penne al pesto con mozzarella' })).toHaveTextContent('2');
  },
};

/** 300 of the 600 dishes: enough for each category to draw its first ones alone. */
export const DataFetchedLong: Story = {
  name: 'data_fetched (a long catalogue)',
  args: { areaId: 'mensa-2' },
  parameters: world({
    answers: {
      getSellingArea: (area) => ({
        ...area,
        catalogue: { ...area.catalogue, items: area.catalogue.items.filter((_, index) => index % 2 === 0) },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Mensa Corso Italia' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Categorie' })).toHaveTextContent(
      'PrimiSecondiInsalate e pokePaniniDolciBevandeSnack',
    );
    await expect(await canvas.findByRole('button', { name: /^Mostra altri \d+: Primi$/ })).toBeVisible();
  },
};

export const DataFetchedFavourites: Story = {
  name: 'data_fetched (favourites, sorted by price)',
  parameters: world({ stored: { favourites: '["milano-1 milano-1-19","milano-1 milano-1-01"]' } }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'I tuoi preferiti' })).toBeVisible();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Ordina i piatti' }), 'Prezzo più basso');
    await expect(canvas.getAllByRole('button', { name: 'Preferito: Insalata greca' })[0]).toHaveAttribute('aria-pressed', 'true');
  },
};

export const DataFetchedEmpty: Story = {
  name: 'data_fetched (nothing on sale)',
  parameters: world({
    answers: { getSellingArea: (area) => ({ ...area, catalogue: { ...area.catalogue, categories: [], items: [] } }) },
  }),
  play: shows('Qui non c’è ancora nulla'),
};

export const DataFetchedPrompt: Story = {
  name: 'data_fetched (no diet preference)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Scegli le tue preferenze/ })).toBeVisible();
  },
};

export const DataFetchedFilter: Story = {
  name: 'data_fetched (diet preference)',
  parameters: world({ before: eats('Vegano', { soy: 'Tracce' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Filtra per dieta e allergeni (filtro attivo)' })).toBeVisible();
    // The first screen is drawn before the rest.
    await waitFor(() => expect(canvas.getAllByText('PRODOTTO ESCLUSO DAL TUO FILTRO').length).toBeGreaterThan(20));
    await expect(canvas.queryByText('Scegli le tue preferenze')).toBeNull();
  },
};

export const DataFetchedOnlySuitable: Story = {
  name: 'data_fetched (only suitable dishes)',
  parameters: world({ before: eats('Vegano', { soy: 'Tracce' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Solo piatti adatti/ }));
    await canvas.findByRole('button', { name: /mostra tutti$/ });
    await expect(canvas.queryByText('PRODOTTO ESCLUSO DAL TUO FILTRO')).toBeNull();
  },
};

/** The cards of a sold-out dish, a list price, the filter's flag, and a free dish. */
export const DataFetchedEdges: Story = {
  name: 'data_fetched (edge items)',
  parameters: world({
    before: eats('Pescetariano'),
    answers: {
      getSellingArea: (area) => ({
        ...area,
        catalogue: {
          ...area.catalogue,
          items: area.catalogue.items
            .filter(({ id }) => ['milano-1-12', 'milano-1-17', 'milano-1-18', 'milano-1-27', 'milano-1-32', 'milano-1-36'].includes(id))
            .map((item) =>
              item.id === 'milano-1-18'
                ? {
                    ...item,
                    image: null,
                    label: 'Insalatona di tonno, uova sode, patate novelle, fagiolini e olive taggiasche della Riviera',
                  }
                : item,
            ),
        },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'NON ACQUISTABILE: Polpette al sugo con piselli' })).toBeVisible();
    await expect(canvas.getByText('9,10 €')).toBeVisible();
    await expect(canvas.getByText('0,00 €')).toBeVisible();
    // The one that cannot be bought is excluded as well.
    await expect(canvas.getAllByText('PRODOTTO ESCLUSO DAL TUO FILTRO')).toHaveLength(3);
  },
};

export const DataFetchedClosed: Story = {
  name: 'data_fetched (closed)',
  args: { areaId: 'chiuso-3' },
  play: async (screen) => {
    await expect(await title(screen, 'Torniamo domani alle 7:30.')).toBeVisible();
    await expect(screen.canvas.queryAllByRole('button', { name: /^LO VOGLIO/ })).toEqual([]);
    // The first screen is drawn before the rest.
    await waitFor(() => expect(screen.canvas.getAllByRole('button', { name: /^VEDI INGREDIENTI/ }).length).toBeGreaterThan(10));
  },
};

export const DataFetchedPreview: Story = {
  name: 'data_fetched (preview)',
  args: { areaId: 'chiuso-3', preview: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anteprima del catalogo')).toBeVisible();
    // The first screen is drawn before the rest.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^LO VOGLIO/ }).length).toBeGreaterThan(10));
  },
};

export const DataFetchedSearch: Story = {
  name: 'data_fetched (search)',
  play: async (screen) => {
    await search(screen, 'Cerca nel catalogo', 'salmone');
    await expect(await screen.canvas.findByText('2 prodotti trovati')).toBeInTheDocument();
  },
};

export const DataFetchedSearchNothing: Story = {
  name: 'data_fetched (search, nothing found)',
  play: async (screen) => {
    await search(screen, 'Cerca nel catalogo', 'trippa');
    await expect(await title(screen, 'Nessun prodotto trovato')).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'Vedi tutto il catalogo' })).toBeVisible();
  },
};

export const DataFetchedRefused: Story = {
  name: 'data_fetched (more than there is)',
  parameters: world({ before: hasInCart({ 'milano-1-32': 1 }) }),
  play: async (screen) => {
    await press(screen, 'Aggiungi uno: Tiramisù con fragola');
    await expect(await screen.canvas.findByRole('alert')).toHaveTextContent('È disponibile solo 1 Tiramisù con fragola');
  },
};

export const NotFound: Story = {
  name: 'not_found',
  args: { areaId: 'inesistente' },
  play: shows('Punto vendita non trovato'),
};

export const NotActive: Story = {
  name: 'not_active',
  args: { areaId: 'spento-4' },
  play: shows('Punto vendita non attivo'),
};

export const ErrorFetchingData: Story = {
  name: 'error_fetching_data',
  parameters: world({ faults: { [AREA]: '500' } }),
  play: async (screen) => {
    await expect(await title(screen, 'Errore durante il caricamento')).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};

/** The catalogue stays visible, and nothing can be bought. */
export const ErrorFetchingDataStale: Story = {
  name: 'error_fetching_data (the earlier catalogue)',
  parameters: world({ faults: { [AREA]: [ANSWERS, '500'], 'b2c/locker/selling-order/edit-item': '500' } }),
  play: async (screen) => {
    await press(screen, 'LO VOGLIO: Insalata greca');
    await expect(await screen.canvas.findByText('Operazione non consentita', { selector: '[role=alert] *' })).toBeInTheDocument();
    await expect(await screen.canvas.findByRole('button', { name: 'Riprova' })).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'LO VOGLIO: Insalata greca' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ItemDialog: Story = {
  name: 'data_fetched (item detail)',
  args: { dialog: { kind: 'item', itemId: 'milano-1-01' }, onDialog: fn() },
  play: async (screen) => {
    await expect(await dialog(screen, 'Penne al pesto con mozzarella')).toBeVisible();
    await expect(screen.canvas.getByRole('table')).toHaveTextContent('Energia');
  },
};

export const ItemDialogEveryAllergen: Story = {
  name: 'data_fetched (item detail, every allergen)',
  args: { dialog: { kind: 'item', itemId: 'milano-1-04' }, onDialog: fn() },
  play: async (screen) => {
    await expect(await dialog(screen, 'Riso venere, gamberi ed edamame')).toBeVisible();
    await expect(screen.canvas.getByRole('table')).toHaveTextContent('Energia');
  },
};

export const ItemDialogWithoutEdible: Story = {
  name: 'data_fetched (item detail, no nutritional data)',
  args: { dialog: { kind: 'item', itemId: 'milano-1-27' }, onDialog: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Informazioni nutrizionali assenti')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const ItemDialogExcluded: Story = {
  name: 'data_fetched (item detail, excluded)',
  args: { dialog: { kind: 'item', itemId: 'milano-1-03' }, onDialog: fn() },
  parameters: world({ before: eats('Vegetariano') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('escluso dal tuo filtro')).toBeVisible();
  },
};

export const UnsellableDialog: Story = {
  name: 'data_fetched (unsellable explanation)',
  args: { dialog: { kind: 'unsellable' }, onDialog: fn() },
  play: async (screen) => {
    await expect(await dialog(screen, 'Perché non posso acquistarlo?')).toBeVisible();
  },
};

export const BannerDialog: Story = {
  name: 'data_fetched (banner dialog)',
  args: { dialog: { kind: 'banner' }, onDialog: fn() },
  play: async (screen) => {
    await expect(await dialog(screen, 'È arrivato il menu di stagione')).toBeVisible();
    await expect(await screen.canvas.findByText('otto piatti nuovi')).toBeVisible();
  },
};

export const LeavePreviewDialog: Story = {
  name: 'data_fetched (leave the preview)',
  args: { preview: true },
  play: async (screen) => {
    await press(screen, 'LO VOGLIO: Penne al pesto con mozzarella');
    await expect(await dialog(screen, 'Vuoi ordinare?')).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'Esci dall’anteprima' })).toBeVisible();
  },
};
