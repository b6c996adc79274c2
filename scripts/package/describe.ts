/**
 * Reads the declarations of the custom elements, `defineElement<Props, Events>({…})`, with TypeScript's checker: the attributes
 * and their types, the events and their details, and the comments. All metadata of the package is generated from this
 * description.
 */
import ts from 'typescript';
import { withoutCitations } from './declarations.ts';

/** Text properties of every HTML element. An element of ours only adds the meaning of the attribute. */
export const NATIVE: ReadonlySet<string> = new Set(['dir', 'hidden', 'lang', 'title']);

export interface TypeText {
  /** The type as TypeScript prints it, with aliases resolved. */
  readonly text: string;
  /** The members of a union of literals. */
  readonly words: readonly string[];
  readonly isBoolean: boolean;
}

export interface AttributeDescription {
  /** The attribute's name in HTML, `menu-id`. */
  readonly name: string;
  /** The property's name in scripts, `menuId`. */
  readonly property: string;
  readonly type: TypeText;
  readonly description: string;
  /** The default, as a description or a value; null without one. */
  readonly default: string | null;
}

export interface EventDescription {
  readonly name: string;
  readonly description: string;
  /** The type of `event.detail`. */
  readonly detail: string;
}

/** A property that scripts only read. */
export interface StateDescription {
  readonly name: string;
  readonly description: string;
  readonly type: string;
}

export interface PartDescription {
  readonly name: string;
  readonly description: string;
}

export interface ElementDescription {
  readonly tag: string;
  /** The widget's folder; the entry point is `elements/<widget>`. */
  readonly widget: string;
  /** The element's name in types, `PausaMenu`. */
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly AttributeDescription[];
  /** Read-only properties. */
  readonly state: readonly StateDescription[];
  readonly events: readonly EventDescription[];
  readonly parts: readonly PartDescription[];
}

export interface PropDescription {
  readonly name: string;
  /** The type as the declarations name it. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** The default, as a description or a value; null without one. */
  readonly default: string | null;
}

export interface ComponentDescription {
  /** `CartDialog`. */
  readonly name: string;
  /** The package's entry below `pausa/`: the widget's folder, or `runtime`. */
  readonly entry: string;
  readonly description: string;
  readonly props: readonly PropDescription[];
}

const WIDGET = /\/src\/widgets\/([^/]+)\//;
const ELEMENT_FILE = /\/src\/widgets\/([^/]+)\/element\.tsx?$/;
const SHARED_TYPES = /\/runtime\/elements\/types\.ts$/;

/** The elements that the program's sources declare, in alphabetical order. */
export function describeElements(program: ts.Program): ElementDescription[] {
  const reader = createReader(program.getTypeChecker());
  const shared = reader.shared(program.getSourceFiles().find(({ fileName }) => SHARED_TYPES.test(fileName)));
  return program
    .getSourceFiles()
    .flatMap((file) => {
      const [, widget] = ELEMENT_FILE.exec(file.fileName) ?? [];
      if (widget === undefined) return [];
      const calls = callsOf(file, 'defineElement');
      if (calls.length !== 1) throw new Error(`${file.fileName} defines ${calls.length} elements`);
      return calls.map((call) => reader.element(widget, call, shared));
    })
    .sort((a, b) => (a.tag < b.tag ? -1 : 1));
}

/** The React components that the entries export, in alphabetical order. */
export function describeComponents(program: ts.Program, entries: readonly string[]): ComponentDescription[] {
  const checker = program.getTypeChecker();
  const reader = createReader(checker);
  return entries
    .flatMap((entry) => {
      const file = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(`/${entry}`));
      const module = file && checker.getSymbolAtLocation(file);
      if (module === undefined) throw new Error(`The program has no ${entry}`);
      return checker.getExportsOfModule(module);
    })
    .flatMap((exported) => reader.component(exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function callsOf(file: ts.SourceFile, name: string): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const IS_LITERAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
]);

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascalCase = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What every element has. */
interface Shared extends Pick<ElementDescription, 'state'> {
  readonly event: EventDescription;
}

function createReader(checker: ts.TypeChecker) {
  const oneLine = (parts: readonly ts.SymbolDisplayPart[] | undefined) =>
    ts.displayPartsToString([...(parts ?? [])]).replace(/\s*\n\s*/g, ' ');
  const comment = (symbol: ts.Symbol) => oneLine(symbol.getDocumentationComment(checker));
  const tagsOf = (symbol: ts.Symbol, name: string) =>
    symbol
      .getJsDocTags(checker)
      .filter((tag) => tag.name === name)
      .map(({ text }) => oneLine(text));
  const typeOf = (symbol: ts.Symbol, at: ts.Node) => checker.getTypeOfSymbolAtLocation(symbol, at);

  /** Prints an object's fields with their comments, so that the text is complete; prints the members of unions in one order. */
  function print(type: ts.Type, at: ts.Node): string {
    if (type.isUnion()) {
      if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
      return type.types
        .map((part) => print(part, at))
        .sort((a, b) => Number(a === 'null') - Number(b === 'null') || (a < b ? -1 : 1))
        .join(' | ');
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || checker.isArrayType(type))
      return checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation);
    const fields = checker.getPropertiesOfType(type).map((field) => {
      const text = comment(field);
      const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
      return `${text === '' ? '' : `/** ${text} */ `}readonly ${field.name}${isOptional ? '?' : ''}: ${print(typeOf(field, at), at)};`;
    });
    return `{ ${fields.join(' ')} }`;
  }

  function typeText(symbol: ts.Symbol, at: ts.Node): TypeText {
    const type = checker.getNonNullableType(typeOf(symbol, at));
    const parts = type.isUnion() ? type.types : [type];
    const words = parts.flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : []));
    const isBoolean = (type.flags & ts.TypeFlags.BooleanLike) !== 0;
    const text = words.map((word) => (typeof word === 'string' ? `'${word}'` : word)).join(' | ');
    return { text: text === '' ? print(type, at) : text, words: words.map(String), isBoolean };
  }

  function eventsOf(type: ts.Type, at: ts.Node): EventDescription[] {
    return checker
      .getPropertiesOfType(type)
      .map((event) => ({ name: event.name, description: comment(event), detail: print(typeOf(event, at), at) }));
  }

  /**
   * The interface or the type alias that a node names: it carries the comment. The type itself does not know by which alias it was
   * named. Undefined for a type that has no name.
   */
  function namedType(node: ts.TypeNode): ts.Symbol | undefined {
    const symbol = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Names are kept, without their modules; only the words of a union are listed. */
  function propType(type: ts.Type, at: ts.Node): string {
    const parts = type.isUnion() ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : [type];
    if (parts.length > 1 && parts.every((part) => part.isStringLiteral())) return parts.map(({ value }) => `'${value}'`).join(' | ');
    return checker
      .typeToString(type, at, ts.TypeFormatFlags.NoTruncation)
      .replaceAll(/import\("[^"]*"\)\./g, '')
      .replace(/ \| undefined$/, '')
      .replace(/^\((.*)\)$/, '$1');
  }

  /** The defaults of the parameter's pattern, by name: `{ theme = 'light' }`. */
  function defaultsOf(parameter: ts.Symbol): ReadonlyMap<string, string> {
    const declaration = parameter.valueDeclaration;
    if (declaration === undefined || !ts.isParameter(declaration) || !ts.isObjectBindingPattern(declaration.name)) return new Map();
    return new Map(
      declaration.name.elements.flatMap(({ name, propertyName, initializer }) =>
        initializer !== undefined && IS_LITERAL.has(initializer.kind) ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
      ),
    );
  }

  return {
    /** The description of a component; nothing of another export. */
    component(symbol: ts.Symbol): ComponentDescription[] {
      const at = symbol.valueDeclaration;
      const [signature] = at === undefined ? [] : typeOf(symbol, at).getCallSignatures();
      if (at === undefined || signature === undefined || !/^[A-Z]/.test(symbol.name)) return [];
      const [parameter] = signature.getParameters();
      const defaults = parameter === undefined ? new Map<string, string>() : defaultsOf(parameter);
      const props = (parameter === undefined ? [] : checker.getPropertiesOfType(typeOf(parameter, at))).map((prop): PropDescription => {
        const description = withoutCitations(comment(prop));
        if (description === '' && prop.name !== 'children')
          throw new Error(`${symbol.name}: ${prop.name} has no comment that says what it is`);
        const [byDefault = defaults.get(prop.name) ?? null] = tagsOf(prop, 'default');
        return {
          name: prop.name,
          type: propType(typeOf(prop, at), at),
          isRequired: !(prop.flags & ts.SymbolFlags.Optional),
          description,
          default: byDefault === 'null' ? null : byDefault,
        };
      });
      const description = withoutCitations(comment(symbol));
      if (description === '') throw new Error(`${symbol.name} has no comment that says what it is`);
      const [, folder = ''] = WIDGET.exec(at.getSourceFile().fileName) ?? [];
      return [{ name: symbol.name, entry: folder === 'shared' ? 'runtime' : folder, description, props }];
    },

    /** What every element has: the read-only properties, and `pausa-error`. */
    shared(file: ts.SourceFile | undefined): Shared {
      const declared = (name: string) => {
        const found = file?.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
        if (found === undefined) throw new Error(`There is no ${name}`);
        return { at: found, type: checker.getTypeAtLocation(found) };
      };
      const [detail, state] = [declared('ElementErrorDetail'), declared('ElementState')];
      return {
        event: { name: 'pausa-error', description: 'The widget crashed.', detail: print(detail.type, detail.at) },
        state: checker
          .getPropertiesOfType(state.type)
          .map((field) => ({ name: field.name, description: comment(field), type: typeText(field, state.at).text })),
      };
    },

    element(widget: string, call: ts.CallExpression, shared: Shared): ElementDescription {
      const [propsNode, eventsNode] = call.typeArguments ?? [];
      const [options] = call.arguments;
      if (propsNode === undefined || options === undefined) throw new Error(`${widget}: defineElement needs types and options`);
      const props = checker.getTypeFromTypeNode(propsNode);
      const option = (name: string): ts.Type | undefined => {
        const symbol = checker.getTypeAtLocation(options).getProperty(name);
        return symbol && typeOf(symbol, options);
      };
      const tag = option('tag');
      if (!tag?.isStringLiteral()) throw new Error(`${widget}: the tag must be written out`);
      if (option('properties') !== undefined) throw new Error(`${widget}: properties without an attribute are not described yet`);

      const attributes = (option('attributes')?.getProperties() ?? []).map(({ name: property }): AttributeDescription => {
        const prop = props.getProperty(property);
        if (prop === undefined) throw new Error(`${tag.value}: ${property} is no prop`);
        const description = comment(prop);
        if (description === '') throw new Error(`${tag.value}: ${property} has no comment that says what it is`);
        const [byDefault = null] = tagsOf(prop, 'default');
        return { name: kebabCase(property), property, type: typeText(prop, call), description, default: byDefault };
      });
      const events = eventsNode === undefined ? [] : eventsOf(checker.getTypeFromTypeNode(eventsNode), call);
      const named = namedType(propsNode);
      const description = named === undefined ? '' : comment(named);
      if (named === undefined || description === '')
        throw new Error(`${tag.value}: its props need a named type with a comment that says what it is`);
      return {
        tag: tag.value,
        widget,
        name: pascalCase(tag.value),
        description,
        attributes: attributes.sort((a, b) => Number(a.name > b.name) - Number(a.name < b.name)),
        state: shared.state,
        events: [...events, shared.event],
        parts: tagsOf(named, 'csspart').map((text) => {
          const [name = '', description = ''] = text.split(/\s+-\s+/);
          return { name, description };
        }),
      };
    },
  };
}
