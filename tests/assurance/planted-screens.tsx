/** Screens with a defect, which the checks of the screens must report. Each reads the account when it opens. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { getNavigation } from '../../src/api/index.ts';
import { useRuntime } from '../../src/widgets/shared/runtime/runtime.tsx';
import type { Screen } from './screens.tsx';

const shown = (name: string, Widget: () => React.ReactNode): readonly Screen[] => [
  { name: `a planted defect: ${name}`, world: { user: 'demo@pausa.test' }, widget: () => <Widget /> },
];

/** The answer as it came, past the contract. */
const unchecked = { ...getNavigation, response: v.any() };

interface Account {
  readonly user: { readonly email: string };
  readonly links: readonly { readonly label: string; readonly icon: string; readonly link: { readonly link: string } }[];
}

/** `undefined` while it is read, the error's kind when it could not be read. */
function useAccount(): Account | string | undefined {
  const { client } = useRuntime();
  const [account, setAccount] = useState<Account | string>();
  useEffect(() => {
    client.call(unchecked).then(
      (answer) => setAccount(answer as Account),
      () => setAccount('refused'),
    );
  }, [client]);
  return account;
}

export const BREAKS = shown('it breaks on a refusal', function Breaks() {
  const account = useAccount();
  return <button type="button">{account === undefined ? 'Attendi' : (account as Account).user.email}</button>;
});

export const STAYS_EMPTY = shown('it stays empty', function StaysEmpty() {
  const account = useAccount();
  return typeof account === 'object' ? <button type="button">Esci</button> : null;
});

export const SHOWS_UNDEFINED = shown('it shows what is undefined', function ShowsUndefined() {
  const account = useAccount();
  return <button type="button">{`Ciao, ${String((account as Partial<Account> | undefined)?.user?.email)}`}</button>;
});

export const BELIEVES = shown('it believes every answer', function Believes() {
  const account = useAccount();
  if (typeof account !== 'object') return <button type="button">Riprova</button>;
  return (
    <ul>
      {account.links.map(({ label }) => (
        <li key={label}>{label.toUpperCase()}</li>
      ))}
    </ul>
  );
});

export const WRITES = shown('it writes what it got', function Writes() {
  const account = useAccount();
  return <p>{`${String((account as Partial<Account> | null | undefined)?.links?.map(({ link }) => link?.link))} Esci`}</p>;
});

export const WRITES_HTML = shown('it writes a text as HTML', function WritesHtml() {
  const account = useAccount();
  const texts = typeof account === 'object' ? account.links.map(({ label }) => label).join('') : 'Riprova';
  // oxlint-disable-next-line react/no-danger -- the planted defect
  return <div dangerouslySetInnerHTML={{ __html: texts }} />;
});

export const DRAWS_LINKS = shown('it draws a link as it came', function DrawsLinks() {
  const account = useAccount();
  if (typeof account !== 'object') return <p>Riprova</p>;
  return account.links.map(({ link }) => (
    <a key={link.link} href={link.link}>
      Vai
    </a>
  ));
});

export const DRAWS_PICTURES = shown('it draws a picture from anywhere', function DrawsPictures() {
  const account = useAccount();
  if (typeof account !== 'object') return <p>Riprova</p>;
  return account.links.map(({ icon }) => <img key={icon} src={icon} alt="Vai" />);
});

export const BELIEVES_STORAGE = shown('it believes its storage', function BelievesStorage() {
  const { storage } = useRuntime();
  const { items = [] } = JSON.parse(storage.read('recentOrders') ?? '{}') as { items?: readonly { readonly name: string }[] };
  return <button type="button">{`Ordina di nuovo ${items.map(({ name }) => name.toUpperCase()).join()}`}</button>;
});

const OPENED_AT = Date.parse('2026-03-09T11:30:00Z');

export const COUNTS = shown('it counts by the clock', function Counts() {
  const minutes = Math.round((OPENED_AT + 3_600_000 - Date.now()) / 60_000);
  return <button type="button">{`Riapri il fridge ${'•'.repeat(minutes)}`}</button>;
});

export const WRITES_BESIDE = shown('it writes a text beside a sibling', function WritesBeside() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((last) => last + 1)}>
      {count % 2 === 1 && <i />}
      Paga {count}
    </button>
  );
});

export const WRITES_AMOUNT = shown('it writes an amount without an element', () => <button type="button">{'Paga 3,50\u00a0€'}</button>);
