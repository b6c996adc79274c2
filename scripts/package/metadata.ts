/** Metadata for editors and catalogues of custom elements, generated from the elements' description. */
import { TOKENS } from '../theme/token-list.ts';
import { type ElementDescription, NATIVE, type TypeText } from './describe.ts';

const withoutComments = (type: string) => type.replace(/\/\*\*.*?\*\/ /g, '');
const typeName = ({ text }: TypeText) => ({ text: `${text} | undefined` });
const byDefault = (value: string | null) => (value === null ? {} : { default: value });

/** `custom-elements.json`, the manifest of schema 2.1 (github.com/webcomponents/custom-elements-manifest). */
export function customElementsManifest(elements: readonly ElementDescription[]) {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: elements.map(({ tag, widget, name, description, attributes, state, events, parts }) => ({
      kind: 'javascript-module',
      path: `elements/${widget}.js`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: `${name}Element`,
          tagName: tag,
          description,
          superclass: { name: 'HTMLElement' },
          attributes: attributes.map((attribute) => ({
            name: attribute.name,
            description: attribute.description,
            type: typeName(attribute.type),
            ...byDefault(attribute.default),
            ...(NATIVE.has(attribute.property) ? {} : { fieldName: attribute.property }),
          })),
          members: [
            ...attributes
              .filter(({ property }) => !NATIVE.has(property))
              .map((attribute) => ({
                kind: 'field',
                name: attribute.property,
                description: attribute.description,
                type: typeName(attribute.type),
                ...byDefault(attribute.default),
                attribute: attribute.name,
              })),
            ...state.map((property) => ({ kind: 'field', ...property, type: { text: property.type }, readonly: true })),
          ],
          events: events.map((event) => ({
            name: event.name,
            description: event.description,
            type: { text: `CustomEvent<${withoutComments(event.detail)}>` },
          })),
          cssParts: parts,
          cssProperties: TOKENS.flatMap(({ property, syntax, meaning, light, former }) => [
            { name: property, syntax, description: meaning, default: light },
            ...(former === undefined ? [] : [{ name: former, syntax, description: meaning, deprecated: `Use \`${property}\`.` }]),
          ]),
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: `${name}Element`, module: `elements/${widget}.js` } }],
    })),
  };
}

/** `vscode.html-custom-data.json`: completions for HTML in VS Code (setting `html.customData`). */
export function vscodeCustomData(elements: readonly ElementDescription[]) {
  return {
    version: 1.1,
    tags: elements.map(({ tag, description, attributes, events }) => ({
      name: tag,
      description: { kind: 'markdown', value: [description, eventList(events)].join('\n\n') },
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        description: [attribute.description, ...(attribute.default === null ? [] : [`Default: ${attribute.default}.`])].join(' '),
        ...(attribute.type.words.length > 0 ? { values: attribute.type.words.map((name) => ({ name })) } : {}),
        // VS Code's name for boolean attributes.
        ...(attribute.type.isBoolean ? { valueSet: 'v' } : {}),
      })),
    })),
  };
}

const eventList = (events: ElementDescription['events']) =>
  ['Events:', ...events.map(({ name, description }) => `- \`${name}\`: ${description}`)].join('\n');
