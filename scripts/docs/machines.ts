/** The states that a back end goes through, as pictures for docs/backend-contract.md. */
interface State {
  readonly name: string;
  /** What the person sees. */
  readonly shown: string;
  readonly column: number;
  readonly row: number;
  /** Where it goes on, and why. */
  readonly next: Readonly<Record<string, string>>;
}

const state = (name: string, shown: string, column: number, row: number, next: State['next'] = {}): State => ({
  name,
  shown,
  column,
  row,
  next,
});

const MACHINES: Readonly<Record<string, readonly State[]>> = {
  order: [
    state('awaitingPayment', 'Pagamento in corso', 0, 1, { openingLocker: 'paid', failed: 'not paid' }),
    state('openingLocker', 'Apertura Frigo in corso', 1, 1, { completed: 'door open', openingLockerError: 'still shut' }),
    state('completed', 'Completato', 2, 0, { openingLocker: 'retry-opening, within 60 s' }),
    state('openingLockerError', 'Il Frigo non si è aperto ?', 2, 1, { openingLocker: 'retry-opening' }),
    state('failed', 'Ordine Fallito', 2, 2),
  ],
  payment: [
    state('loading', 'Pagamento in corso', 0, 1, { redirect: 'a step follows', collectPI: 'no instrument', error: 'refused' }),
    state('redirect', 'goes to linkAction', 1, 0),
    state('collectPI', 'asks for an instrument', 1, 1, { loading: 'update-pi' }),
    state('error', 'Pagamento Fallito', 1, 2, { loading: 'update-pi', cancelled: 'cancel' }),
    state('cancelled', 'PAGAMENTO CANCELLATO', 2, 2),
  ],
  coffee: [
    state('draft', 'Ordine confermato', 0, 1, { dispensing: 'the machine begins', expired: 'nobody came', cancelled: 'taken back' }),
    state('dispensing', 'Ordine confermato', 1, 1, { confirmed: 'served, not yet told', completed: 'served', failed: 'nothing came' }),
    state('confirmed', 'Ordine confermato', 2, 1, { completed: 'told' }),
    state('completed', 'Erogazione completata', 2, 0),
    state('failed', 'refunded; error alike', 2, 2),
    state('expired', 'refunded', 1, 2),
    state('cancelled', 'refunded', 0, 2),
  ],
};

const [WIDTH, HEIGHT, ACROSS, DOWN, MARGIN] = [190, 52, 330, 120, 20];
const xOf = ({ column }: State) => MARGIN + column * ACROSS;
const yOf = ({ row }: State) => MARGIN + row * DOWN;

function edge(from: State, to: State, why: string): string {
  const isBack = to.column < from.column;
  const isDown = to.column === from.column;
  // Ways back run below the ways there.
  const shift = isBack ? 14 : -8;
  const [x1, y1] = isDown
    ? [xOf(from) + WIDTH / 2, yOf(from) + HEIGHT]
    : [isBack ? xOf(from) : xOf(from) + WIDTH, yOf(from) + HEIGHT / 2 + shift];
  const [x2, y2] = isDown ? [xOf(to) + WIDTH / 2, yOf(to)] : [isBack ? xOf(to) + WIDTH : xOf(to), yOf(to) + HEIGHT / 2 + shift];
  const label = `<text x="${(x1 + x2) / 2}" y="${(y1 + y2) / 2 + (isBack ? 16 : -6)}" class="why">${why}</text>`;
  return `<path d="M${x1} ${y1} L${x2} ${y2}" marker-end="url(#to)"/>${label}`;
}

function pictureOf(title: string, states: readonly State[]): string {
  const byName = new Map(states.map((each) => [each.name, each]));
  const edges = states.flatMap((from) => Object.entries(from.next).map(([name, why]) => edge(from, byName.get(name)!, why)));
  const ways = states.flatMap(({ name, next }) => Object.entries(next).map(([then, why]) => `${name} to ${then}: ${why}`));
  const boxes = states.map(
    (each) =>
      `<rect x="${xOf(each)}" y="${yOf(each)}" width="${WIDTH}" height="${HEIGHT}" rx="8"${Object.keys(each.next).length === 0 ? ' class="end"' : ''}/>` +
      `<text x="${xOf(each) + WIDTH / 2}" y="${yOf(each) + 22}" class="name">${each.name}</text>` +
      `<text x="${xOf(each) + WIDTH / 2}" y="${yOf(each) + 41}">${each.shown}</text>`,
  );
  const width = Math.max(...states.map(xOf)) + WIDTH + MARGIN;
  const height = Math.max(...states.map(yOf)) + HEIGHT + MARGIN;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">\n` +
    `  <title id="title">${title}</title>\n  <desc id="desc">${ways.join('; ')}.</desc>\n` +
    '<g font-family="Arial,sans-serif" font-size="13" text-anchor="middle" fill="#1b1b1b">' +
    '<style>rect{fill:#fff;stroke:#0b7146;stroke-width:2}rect.end{stroke-width:4}path{stroke:#555;fill:none}.name{font-weight:700}.why{fill:#555;font-size:12px}</style>' +
    `<defs><marker id="to" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8" style="fill:#555"/></marker></defs>` +
    `<rect x="0" y="0" width="${width}" height="${height}" style="stroke:none"/>${edges.join('')}${boxes.join('')}</g></svg>\n`
  );
}

/** By file name in docs/pictures. */
export const machinePictures = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(MACHINES).map(([name, states]) => [`${name}-states.svg`, pictureOf(`The states of a ${name}`, states)]),
  );
