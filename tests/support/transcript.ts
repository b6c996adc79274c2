/**
 * What a screen reader says of a page: Chromium's accessibility tree, read from its beginning to its end, and what the live regions
 * announced meanwhile. Each reader has its own words for roles and states; here they are those of ARIA.
 */
import { expect, type Page } from '@playwright/test';

interface Value {
  readonly value?: unknown;
}
interface SpokenNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly description?: Value;
  readonly value?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
}

/** Roles that a reader passes over: their content speaks. */
const SILENT = new Set([
  'generic',
  'none',
  'presentation',
  'paragraph',
  'RootWebArea',
  'LineBreak',
  'InlineTextBox',
  'ListMarker',
  'time',
  'emphasis',
  'strong',
  'mark',
  'LabelText',
  'Legend',
  'DescriptionList',
  'sectionheader',
  'sectionfooter',
]);
/** Roles whose name is their whole content. */
const WHOLE = new Set([
  'button',
  'link',
  'heading',
  'radio',
  'checkbox',
  'switch',
  'tab',
  'option',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'img',
  'image',
  'StaticText',
  'menuitem',
  'slider',
  'progressbar',
]);
/** Places of messages: nothing is said of an empty one. */
const QUIET = new Set(['status', 'alert', 'timer', 'log']);
/** States that a reader tells where they are set. */
const STATES: Readonly<Record<string, (value: unknown) => string>> = {
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  expanded: (value) => (value === true ? 'expanded' : 'collapsed'),
  selected: (value) => (value === true ? 'selected' : ''),
  disabled: (value) => (value === true ? 'dimmed' : ''),
  required: (value) => (value === true ? 'required' : ''),
  invalid: (value) => (value === 'true' ? 'invalid' : ''),
  hasPopup: (value) => (value === 'false' ? '' : `opens a ${String(value)}`),
};

const textOf = (value: Value | undefined): string =>
  String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    // An order has the time at which it was made.
    .replace(/\d{1,2}\.? \p{L}+ 20\d\d (\p{L}+ )+\d\d:\d\d/u, '(date and time)')
    .trim();

/** One line for each thing that is said. */
async function read(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly SpokenNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: { readonly depth: number; line: string; readonly isText: boolean; readonly isQuiet: boolean }[] = [];
  const visit = (node: SpokenNode, depth: number): void => {
    const role = textOf(node.role);
    const isSilent = node.ignored || SILENT.has(role);
    let inner = depth;
    if (!isSilent) {
      const name = textOf(node.name);
      const states = (node.properties ?? []).map(({ name: state, value }) =>
        state === 'level' && role === 'heading' ? `level ${String(value.value)}` : (STATES[state]?.(value.value) ?? ''),
      );
      const value = WHOLE.has(role) && textOf(node.value) !== '' && textOf(node.value) !== name ? `value ${textOf(node.value)}` : '';
      const description = textOf(node.description);
      const parts = [role === 'StaticText' ? '' : role, name, ...states, value, description === '' ? '' : `(${description})`];
      const line = parts.filter((part) => part !== '').join(', ');
      if (line !== '') lines.push({ depth, line, isText: role === 'StaticText', isQuiet: QUIET.has(role) });
      if (WHOLE.has(role)) return;
      inner = depth + 1;
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child !== undefined) visit(child, inner);
    }
  };
  const [root] = nodes;
  if (root !== undefined) visit(root, 0);
  const spoken = lines.filter(({ depth, isQuiet }, index) => !isQuiet || (lines[index + 1]?.depth ?? 0) > depth);
  // Pieces of one text are said in one breath.
  const joined: typeof lines = [];
  for (const one of spoken) {
    const before = joined.at(-1);
    if (one.isText && before?.isText && before.depth === one.depth) before.line += /^[;,.:)]/.test(one.line) ? one.line : ` ${one.line}`;
    else joined.push(one);
  }
  return joined.map(({ depth, line }) => '  '.repeat(depth) + line);
}

/** The role and the name of what has the focus. */
async function focused(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly SpokenNode[] };
  await session.detach();
  const node = nodes.find(
    ({ role, properties }) =>
      textOf(role) !== 'RootWebArea' && properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  return node === undefined ? 'the page' : [textOf(node.role), textOf(node.name)].filter((part) => part !== '').join(', ');
}

const LIVE = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive], output:not([aria-live=off])';

/** Starts to listen; call it before the first page opens. */
export async function listen(page: Page) {
  const announced: string[] = [];
  await page.exposeFunction('pausaAnnounced', (text: string) => void announced.push(text));
  await page.addInitScript((live) => {
    const last = new WeakMap<Element, string>();
    const textOf = (region: Element) => (region as HTMLElement).innerText.replace(/\s+/g, ' ').trim();
    const hear = (region: Element) => {
      const text = textOf(region);
      if (last.get(region) === text) return;
      last.set(region, text);
      const isAlert = region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
      if (text !== '')
        (window as unknown as { pausaAnnounced(said: string): void }).pausaAnnounced(`${isAlert ? 'at once' : 'politely'}: ${text}`);
    };
    const regionsOf = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const around = element?.closest(live) ?? null;
      return [...(around === null ? [] : [around]), ...(node instanceof Element ? node.querySelectorAll(live) : [])];
    };
    new MutationObserver((changes) => {
      // A polite region that comes with its text is not announced by most readers: what is said must change in a region that is there.
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const added = node instanceof Element ? [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)] : [];
          for (const region of added) if (region.getAttribute('role') !== 'alert') last.set(region, textOf(region));
        }
      const regions = new Set(
        changes.flatMap(({ target, addedNodes }) => [
          ...regionsOf(target)
            .slice(0, 1)
            .filter((region) => region.contains(target)),
          ...[...addedNodes].flatMap(regionsOf),
        ]),
      );
      for (const region of regions) if (region.isConnected) hear(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, LIVE);

  const parts: string[] = [];
  return {
    /** Reads the page as it is now, after what was done; of a long page its first lines. */
    async reads(after: string, most = 200): Promise<void> {
      const said = announced.splice(0).map((line) => `announced ${line}`);
      parts.push(
        [`# ${after}`, `title: ${await page.title()}`, ...said, `focus: ${await focused(page)}`, ...(await read(page)).slice(0, most)].join(
          '\n',
        ),
      );
    },
    /** Waits until this has been announced, by a frame, too. */
    waitFor: (said: string) => expect.poll(() => announced).toContain(said),
    /** What was announced, and where the focus is, without the page. */
    async hears(after: string): Promise<void> {
      const said = announced.splice(0).map((line) => `announced ${line}`);
      parts.push([`# ${after}`, ...said, `focus: ${await focused(page)}`].join('\n'));
    },
    transcript: (): string => `${parts.join('\n\n')}\n`,
  };
}
