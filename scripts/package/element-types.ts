/** The `.d.ts` files of the elements' entries, generated from their description. */
import { type ElementDescription, type EventDescription, NATIVE } from './describe.ts';

const HEAD = "// Written by the build from the elements' declarations.\n";

const doc = (text: string, indent = '') => (text === '' ? '' : `${indent}/** ${text} */\n`);
const detailName = (event: string) => `${event.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Detail`;
const eventKeys = (events: readonly EventDescription[]) => events.map(({ name }) => `'${name}'`).join(' | ');

/** Each event once: events of the same name have the same detail in all elements. */
function allEvents(elements: readonly ElementDescription[]): EventDescription[] {
  const events = new Map<string, EventDescription>();
  for (const { tag, events: own } of elements) {
    for (const event of own) {
      const known = events.get(event.name);
      if (known !== undefined && known.detail !== event.detail) throw new Error(`${tag}: ${event.name} has another detail elsewhere`);
      events.set(event.name, event);
    }
  }
  return [...events.values()];
}

/** `elements/types.d.ts`: the elements, their events, and event listeners for the nodes to which the events bubble. */
function types(elements: readonly ElementDescription[]): string {
  const events = allEvents(elements);
  return [
    HEAD,
    ...events.map(({ name, detail }) => `${doc(`\`event.detail\` of \`${name}\`.`)}export type ${detailName(name)} = ${detail};\n`),
    '/** Every event of the elements: they bubble, and can be heard and prevented on any node above. */\n',
    'export interface PausaEventMap {\n',
    ...events.map(({ name, description }) => `${doc(description, '  ')}  '${name}': CustomEvent<${detailName(name)}>;\n`),
    '}\n',
    ...elements.map(({ name, description, attributes, state, events: own }) =>
      [
        '\n',
        `export interface ${name}EventMap extends Pick<PausaEventMap, ${eventKeys(own)}> {}\n`,
        doc(description),
        `export interface ${name}Element extends HTMLElement {\n`,
        ...attributes
          .filter(({ property }) => !NATIVE.has(property))
          .map(({ property, type, name: attribute, description: text }) =>
            [
              doc(`${text} Attribute \`${attribute}\`.`, '  '),
              `  get ${property}(): ${type.text} | undefined;\n`,
              `  set ${property}(value: ${type.text} | null | undefined);\n`,
            ].join(''),
          ),
        ...state.map((property) => `${doc(property.description, '  ')}  readonly ${property.name}: ${property.type};\n`),
        '}\n',
      ].join(''),
    ),
    '\n/** `event.detail` of `pausa-tracking`: what failed, for the analytics of the page. */\n',
    'export type PausaTrackingDetail = { readonly category: string; readonly label: string };\n',
    '\ndeclare global {\n  interface GlobalEventHandlersEventMap extends PausaEventMap {}\n',
    "  interface DocumentEventMap {\n    'pausa-tracking': CustomEvent<PausaTrackingDetail>;\n  }\n}\n",
  ].join('');
}

/** `elements/<widget>.d.ts`: an import makes the tag known to `createElement` and `querySelector`. */
const entry = ({ tag, name }: ElementDescription) =>
  [
    HEAD,
    `import type { ${name}Element } from './types.js';\n\n`,
    `export type { ${name}Element, ${name}EventMap } from './types.js';\n\n`,
    `declare global {\n  interface HTMLElementTagNameMap {\n    '${tag}': ${name}Element;\n  }\n}\n`,
  ].join('');

const everything = (elements: readonly ElementDescription[]) =>
  [HEAD, ...elements.map(({ widget }) => `import './${widget}.js';\n`), "\nexport type * from './types.js';\n"].join('');

const importTypes = (elements: readonly ElementDescription[]) =>
  `import type { PausaEventMap, ${elements.map(({ name }) => `${name}Element`).join(', ')} } from './types.js';\n`;

/** What a template writes as in HTML: the attributes, and listeners as `onpausa-…`. `base`: what every element takes there. */
const attributeTypes = (elements: readonly ElementDescription[], base: (element: string) => string) =>
  elements
    .map(({ name, attributes, events }) =>
      [
        `\nexport interface ${name}Attributes extends ${base(`${name}Element`)} {\n`,
        ...attributes.map(
          (attribute) => `${doc(attribute.description, '  ')}  '${attribute.name}'?: ${attribute.type.text} | undefined;\n`,
        ),
        ...events.map(
          (event) =>
            `${doc(event.description, '  ')}  'on${event.name}'?: ((event: PausaEventMap['${event.name}']) => void) | undefined;\n`,
        ),
        '}\n',
      ].join(''),
    )
    .join('');

const tagTypes = (elements: readonly ElementDescription[], indent: string) =>
  elements.map(({ tag, name }) => `${indent}'${tag}': ${name}Attributes;\n`).join('');

/**
 * `elements/jsx.d.ts`, a separate entry: it does not compile without `@types/react`. It has attributes only, because a property
 * that React sets before the element is defined, or on the server, is lost.
 */
const jsx = (elements: readonly ElementDescription[]) =>
  [
    HEAD,
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';\n",
    importTypes(elements),
    attributeTypes(elements, (element) => `DetailedHTMLProps<HTMLAttributes<${element}>, ${element}>`),
    "\ndeclare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n",
    tagTypes(elements, '      '),
    '    }\n  }\n}\n',
  ].join('');

/** `elements/svelte.d.ts`, for the templates of Svelte 5. Attributes only, as in React: a spread never sets a property. */
const svelte = (elements: readonly ElementDescription[]) =>
  [
    HEAD,
    "import type { HTMLAttributes } from 'svelte/elements';\n",
    importTypes(elements),
    attributeTypes(elements, (element) => `HTMLAttributes<${element}>`),
    "\ndeclare module 'svelte/elements' {\n  interface SvelteHTMLElements {\n",
    tagTypes(elements, '    '),
    '  }\n}\n',
  ].join('');

/** `elements/vue.d.ts`, for templates of Vue 3.3 and later, as Vue's guide types custom elements. Vue reads `area-id` as `areaId`. */
const vue = (elements: readonly ElementDescription[]) =>
  [
    HEAD,
    "import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';\n",
    importTypes(elements),
    '\n/** `Names`: what a template may set. */\n',
    'type ElementOf<Element, Names extends keyof Element, Events extends keyof PausaEventMap> = new () => Element & {\n',
    '  readonly $props: HTMLAttributes & Partial<Pick<Element, Names>> & PublicProps;\n',
    '  readonly $emit: EmitFn<{ [Event in Events]: (event: PausaEventMap[Event]) => void }>;\n};\n',
    "\ndeclare module 'vue' {\n  interface GlobalComponents {\n",
    ...elements.map(({ tag, name, attributes, events }) => {
      const names = attributes.map(({ property }) => `'${property}'`).join(' | ');
      return `    '${tag}': ElementOf<${name}Element, ${names}, ${eventKeys(events)}>;\n`;
    }),
    '  }\n}\n',
  ].join('');

/** The declaration files of `elements/`, by name. */
export const elementTypes = (elements: readonly ElementDescription[]): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(elements.map((element) => [`${element.widget}.d.ts`, entry(element)])),
  'index.d.ts': everything(elements),
  'jsx.d.ts': jsx(elements),
  'svelte.d.ts': svelte(elements),
  'types.d.ts': types(elements),
  'vue.d.ts': vue(elements),
});
