/** The pages of the elements and of the components, written from what the sources say of them. */
import { TOKENS } from '../theme/token-list.ts';
import {
  type AttributeDescription,
  type ComponentDescription,
  type ElementDescription,
  type EventDescription,
  NATIVE,
  type PropDescription,
} from '../package/describe.ts';
import { code, prose, table } from './markdown.ts';
import { inKb, type Weight } from './measures.ts';

/** A story of the manual. */
export interface Story {
  readonly id: string;
  readonly name: string;
  readonly exportName: string;
  readonly importPath: string;
  readonly type: string;
}

/** The story in which a component's page shows it: where it has something to show. The first one of a component that is not here. */
export const SHOWN: Readonly<Record<string, string>> = {
  Cart: 'DataFetched',
  CartBar: 'DataFetched',
  CartDialog: 'DataFetched',
  CartPanel: 'DataFetched',
  CodeEntry: 'AwaitCode',
  Coffee: 'AwaitChoice',
  CoffeeNickname: 'AwaitName',
  CoffeeOrder: 'Completed',
  Consent: 'AwaitData',
  DietFilter: 'AwaitData',
  EmailLogin: 'StartLogin',
  Home: 'DataFetched',
  InlinePicker: 'AwaitChoice',
  InsufficientCredit: 'Shown',
  LoginChoice: 'DoLogin',
  Menu: 'DataFetchedGrid',
  OrderList: 'DataFetched',
  OrderResult: 'Completed',
  PaymentMethods: 'DataFetched',
  PaymentPicker: 'AwaitChoice',
  PaymentStatus: 'CollectPI',
  RechargeResult: 'Declined',
  Shop: 'DataFetched',
  TokenLogin: 'StartPasswordReset',
  Wallet: 'DataFetched',
  WalletRecharge: 'AwaitChoice',
};

/** What makes a runtime, from `pausa/runtime`. */
export const RUNTIMES = ['memberRuntime', 'publicRuntime'] as const;

/** The component that an element shows. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  'pausa-cart': ['Cart'],
  'pausa-coffee': ['Coffee', 'CoffeeOrder'],
  'pausa-menu': ['Menu'],
  'pausa-payment-picker': ['InlinePicker'],
  'pausa-shop': ['Shop'],
  'pausa-wallet': ['Wallet'],
};

export const pageOf = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const link = ({ name }: ComponentDescription): string => `[\`${name}\`](/components/${pageOf(name)}.md)`;
/** The first sentence alone, for lists. */
export const firstSentence = (text: string): string => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;

export const frontMatter = (title: string, description: string): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    // VitePress writes it into an attribute as it stands.
    `description: ${JSON.stringify(description.replace(/^`[^`]*`: /, '').replaceAll(/[`"<>]/g, ''))}`,
    'outline: [2, 3]',
    '---',
  ].join('\n');

const kindOf = ({ type }: AttributeDescription): string =>
  type.isBoolean ? 'by presence' : type.words.length > 0 ? type.words.map((word) => `\`${word}\``).join(', ') : 'text';

const isReflected = ({ property, type }: AttributeDescription): boolean => NATIVE.has(property) || type.isBoolean || type.words.length > 0;

const weightOf = ({ script, later }: Weight): string =>
  `**${inKb(script)} kB** of script${later === 0 ? '' : `, and ${inKb(later)} kB that come after the content is there`}`;

const TOKEN_ROWS = TOKENS.map(({ property, meaning, light, dark }) => [
  code(property),
  code(light),
  light === dark ? 'the same' : code(dark),
  prose(meaning),
]);

const LONG = 300;

/** The type of an event's detail; of a long union what all of its members have. */
function detailOf({ name, detail }: EventDescription): string {
  const text = detail.replaceAll(/\/\*\*.*?\*\/ /g, '').replaceAll('readonly ', '');
  if (text.length < LONG) return code(text);
  const members = text.split(' } | { ').map((member) => [...member.matchAll(/(?:^|\{ |; )(\w+): /g)].map(([, field = '']) => field));
  const common = members[0]?.filter((field) => members.every((fields) => fields.includes(field))) ?? [];
  return `${code(`{ ${common.join(', ')}, … }`)}: a union, \`PausaEventMap['${name}']\` in TypeScript, listed in [events](/events.md)`;
}

export function elementPage(
  element: ElementDescription,
  weight: Weight,
  version: string,
  components: readonly ComponentDescription[],
): string {
  const { tag, widget, description, attributes, state, events, parts } = element;
  const shown = components.filter(({ name }) => COMPONENTS[tag]?.includes(name));
  const needed = attributes.find(({ name }) => name === 'menu-id' || name === 'area-id');
  const example = needed === undefined ? `<${tag}></${tag}>` : `<${tag} ${needed.name}="…"></${tag}>`;
  return [
    frontMatter(`<${tag}>`, description),
    `# \`<${tag}>\``,
    prose(description),
    `<ElementExample tag="${tag}" />`,
    '## Load it',
    ['```html', `<script type="module" src="https://pausa.example/elements/latest/${widget}.js"></script>`, example, '```'].join('\n'),
    `\`https://pausa.example\` is the provider's app. From npm: \`import 'pausa/elements/${widget}'\`, and the attribute \`api-base-url\`. ${
      shown.length === 0 ? '' : `As a React component: ${shown.map(link).join(', ')}.`
    }`,
    '## Size',
    `${weightOf(weight)} (brotli, version ${version}), styles included. Elements on one page share most of it: [sizes](/sizes.md).`,
    '## Attributes',
    table(
      ['attribute', 'values', 'default', 'what'],
      attributes.map((attribute) => [
        code(attribute.name),
        kindOf(attribute),
        prose(attribute.default ?? ''),
        prose(attribute.description),
      ]),
    ),
    '## Properties',
    'Each attribute is a property of the element. What is reflected also appears as the attribute, so that a style sheet can select by it.',
    table(
      ['property', 'type', 'attribute', 'reflected'],
      attributes.map((attribute) => [
        code(attribute.property),
        code(attribute.type.text),
        code(attribute.name),
        isReflected(attribute) ? 'yes' : 'no',
      ]),
    ),
    'Read-only. [Events](/events.md#the-present-state-status) has the meaning of each value.',
    table(
      ['property', 'type', 'what'],
      state.map((property) => [code(property.name), code(property.type), prose(property.description)]),
    ),
    '## Events',
    'They bubble, cross shadow roots, and can be heard on `document`. [Events](/events.md) says what each is for, and which can be prevented.',
    table(
      ['event', '`event.detail`', 'when'],
      events.map((event) => [code(event.name), detailOf(event), prose(event.description)]),
    ),
    '## Parts',
    `To style with \`${tag}::part(…)\`:`,
    table(
      ['part', 'what'],
      parts.map((part) => [code(part.name), prose(part.description)]),
    ),
    '## Slots and methods',
    `There is no slot: what stands between the tags is shown until the script has come, and stays when it never comes. There is no method beside those of every \`HTMLElement\`: attributes, properties and events do it all.`,
    '## Tokens',
    `Custom properties that a page sets on \`${tag}\`, or on \`:root\` for all elements. A page that sets none has these values. How they belong together: [theming](/theming.md).`,
    table(['token', 'default', 'in the dark', 'what it is for'], TOKEN_ROWS),
  ].join('\n\n');
}

const propRow = ({ name, type, isRequired, description, default: byDefault }: PropDescription): readonly string[] => [
  isRequired ? `\`${name}\` *` : code(name),
  code(type),
  code(byDefault),
  name === 'children' && description === '' ? 'What stands inside.' : prose(description),
];

export function componentPage(component: ComponentDescription, weight: Weight, stories: readonly Story[]): string {
  const { name, entry, description, props } = component;
  const own = stories.filter(({ importPath }) => importPath.endsWith(`/${name}.stories.tsx`));
  const shown = own.find(({ exportName }) => exportName === SHOWN[name]) ?? (SHOWN[name] === undefined ? own[0] : undefined);
  if (SHOWN[name] !== undefined && shown === undefined) throw new Error(`${name} has no story ${SHOWN[name]}`);
  const isFrame = entry === 'runtime';
  return [
    frontMatter(name, description),
    `# ${name}`,
    prose(description),
    ...(shown === undefined ? [] : [`<ComponentExample name="${name}" story="${shown.exportName}" />`]),
    '## Import',
    [
      '```tsx',
      `import { ${name} } from 'pausa/${entry}';`,
      ...(isFrame ? [] : ["import 'pausa/base.css';", `import 'pausa/${entry}.css';`]),
      '```',
    ].join('\n'),
    isFrame
      ? 'It stands around other components: [the package](/package.md#react).'
      : `It stands inside a [\`PausaRoot\`](/components/pausa-root.md), which brings its data and its theme: [the package](/package.md#react).`,
    '## Size',
    `${weightOf(weight)}${weight.style === 0 ? '' : `, ${inKb(weight.style)} kB of style sheets`} (brotli, minified, without React), in an app that uses no other component. Components share most of it: [sizes](/sizes.md).`,
    '## Props',
    props.length === 0 ? 'None.' : `${table(['prop', 'type', 'default', 'what'], props.map(propRow))}\n\n\\* must be given.`,
    ...(own.length === 0
      ? []
      : [
          '## States',
          `Each opens in the manual, where it can be tried:`,
          own
            .map(
              ({ id, name: state }) => `- <a href="/manual/?path=/story/${id}" target="_self">${prose(state.replace(/ \[P.*$/, ''))}</a>`,
            )
            .join('\n'),
        ]),
  ].join('\n\n');
}

export const elementIndex = (elements: readonly ElementDescription[], weights: ReadonlyMap<string, Weight>): string =>
  [
    frontMatter('Elements', 'The six custom elements.'),
    '# Elements',
    'Six custom elements, each a script of its own. They work in any page and in any framework; the tag, the attributes and the events are all that a page needs to know.',
    table(
      ['element', 'kB', 'what'],
      elements.map(({ tag, widget, description }) => [
        `[\`<${tag}>\`](/elements/${widget}.md)`,
        inKb(weights.get(tag)?.script ?? 0),
        prose(description.replace(/^`[^`]*`: /, '')),
      ]),
    ),
  ].join('\n\n');

export const componentIndex = (components: readonly ComponentDescription[], weights: ReadonlyMap<string, Weight>): string =>
  [
    frontMatter('Components', 'Every React component of the package.'),
    '# React components',
    'Every component of the package `pausa`, for React 18.3 and 19. They stand inside a [`PausaRoot`](/components/pausa-root.md): [the package](/package.md#react) shows a whole example.',
    table(
      ['component', 'kB', 'from', 'what'],
      components.map((component) => [
        link(component),
        inKb(weights.get(component.name)?.script ?? 0),
        code(`pausa/${component.entry}`),
        prose(firstSentence(component.description)),
      ]),
    ),
  ].join('\n\n');

export const sizesPage = (
  elements: readonly ElementDescription[],
  components: readonly ComponentDescription[],
  weights: ReadonlyMap<string, Weight>,
  { version, fontBytes }: { readonly version: string; readonly fontBytes: number },
): string => {
  const none: Weight = { script: 0, later: 0, style: 0 };
  const kb = (bytes: number) => (bytes === 0 ? '' : inKb(bytes));
  return [
    frontMatter('Sizes', 'What each element and each component weighs.'),
    '# Sizes',
    `Measured as this site was built, of version ${version}: brotli (quality 11), 1 kB is 1,000 bytes. Tests hold the elements to budgets.`,
    '## Elements, by script tag',
    `Everything that an element loads, with its styles and its own small copy of what renders it (Preact). Most of it is shared: the second element on a page adds a part of its number. The typeface (${inKb(fontBytes)} kB, one file) and pictures come besides.`,
    table(
      ['element', 'script, kB', 'after the content is there, kB'],
      elements.map(({ tag, widget }) => {
        const { script, later } = weights.get(tag) ?? none;
        return [`[\`<${tag}>\`](/elements/${widget}.md)`, kb(script), kb(later)];
      }),
    ),
    '## Components, from npm',
    "Each in a bundle of its own, minified, with what it needs of the package's dependencies, without React. Two components in one app share most of their numbers. A runtime comes once for the app.",
    table(
      ['component', 'script, kB', 'later, kB', 'style sheets, kB'],
      [
        ...components.map((component) => ({ label: link(component), weight: weights.get(component.name) ?? none })),
        ...RUNTIMES.map((name) => ({ label: code(name), weight: { ...(weights.get(name) ?? none), style: 0 } })),
      ].map(({ label, weight: { script, later, style } }) => [label, kb(script), kb(later), kb(style)]),
    ),
  ].join('\n\n');
};
