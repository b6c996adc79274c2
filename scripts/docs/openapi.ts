/** `npm run openapi`: writes docs/openapi.json from the contract. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contract, type OperationName } from '../../src/api/contract.ts';
import * as api from '../../src/api/index.ts';
import { ID } from '../../src/api/id.ts';
import { address, errorBody, link, type Schema } from '../../src/api/schema.ts';
import { recordExamples } from './openapi-examples.ts';
import { type Absence, COMPONENTS, describeField, endsOf } from './openapi-fields.ts';
import { CONTEXT, FORMS, type Json, type JsonObject, LINK_FORMS, NEVER_NULL, PICTURE, SIZES } from './openapi-forms.ts';
import { DECIDED_CALLS, DETAILS, SUMMARIES, TAG_DESCRIPTIONS, TAGS } from './openapi-summaries.ts';

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '~run' in value;
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What a schema keeps when it is made to read more (`prepared` in src/api/schema.ts). */
const coreOf = (schema: object): object => {
  const { pipe, entries, options } = schema as { readonly pipe?: object; readonly entries?: object; readonly options?: object };
  return pipe ?? entries ?? options ?? schema;
};

/** Schemas that the contract exports become named components. */
const named = new Map<object, string>();
for (const [name, value] of Object.entries(api)) {
  if (isSchema(value)) named.set(coreOf(value), capitalised(name));
}
named.set(coreOf(errorBody), 'ErrorBody');
named.set(coreOf(link), 'Link');
/** Bodies and answers that several operations share. All others are named by their operation. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  'login body': 'IdentityBody',
  'setPrivacyConsent answer': 'AnyAnswer',
  'addCard body': 'NonceBody',
  'addCard answer': 'InstrumentAnswer',
  'getEdenredTicket answer': 'EdenredTicketAnswer',
  'getPellegriniTicket answer': 'PellegriniTicketAnswer',
  'getSatispayAdd answer': 'SatispayAddAnswer',
  'getRecharge answer': 'RechargeAnswer',
  'getUserInfo answer': 'UserInfoAnswer',
};
const operations = (Object.keys(contract) as OperationName[]).flatMap((name) => [
  { name: `${name} body`, schema: contract[name].body },
  { name: `${name} answer`, schema: contract[name].response },
]);
for (const { name, schema } of [...operations].sort((a, b) => Number(b.name in SHARED_NAMES) - Number(a.name in SHARED_NAMES))) {
  if (schema === null || named.has(coreOf(schema))) continue;
  const [operation = '', part = ''] = name.split(' ');
  named.set(coreOf(schema), SHARED_NAMES[name] ?? capitalised(operation) + capitalised(part));
}

/** Bodies and answers are described by their calls. */
function describeComponent(component: string): string {
  const uses = operations.flatMap(({ name, schema }) => (schema !== null && named.get(coreOf(schema)) === component ? [name] : [])).sort();
  const calls = uses.map((use) => `\`${use.split(' ')[0]}\``);
  return COMPONENTS[component] ?? `The ${uses[0]?.split(' ')[1]} of ${calls.join(', ')}.`;
}

const EXAMPLES = await recordExamples();

const components: Record<string, Json> = {};

/** What the walk needs of a schema, by its type. */
interface Definition {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Definition[];
  /** Of a rule. */
  readonly bag?: { readonly maximum?: number; readonly minimum?: number; readonly pattern?: string };
  readonly entries: Readonly<Record<string, Definition>>;
  readonly item: Definition;
  readonly wrapped: Definition;
  readonly options: readonly Definition[] & readonly string[];
  readonly literal: string | boolean;
}

/** Where the walk is: `Component.field.inner`. What our own client writes (`isSent`) has one form only. */
interface Place {
  readonly path: string;
  readonly isSent: boolean;
}

const ref = (name: string, component: JsonObject): JsonObject => {
  components[name] ??= component;
  return { $ref: `#/components/schemas/${name}` };
};

/** The longest end of the path that the table has. */
function byEnd<T>(table: Readonly<Record<string, T>>, path: string): T | undefined {
  const end = endsOf(path).find((name) => Object.hasOwn(table, name));
  return end === undefined ? undefined : table[end];
}

/** With what one step of a pipe demands. */
function withDemand(json: JsonObject, { bag: { maximum, ...bag } = {} }: Definition): JsonObject {
  if (maximum === undefined) return { ...json, ...bag };
  // A list has the size that a screen is made for, which is smaller.
  return json['type'] === 'array' ? json : { ...json, maxLength: maximum };
}

/** The edible table and the menus call it `image`, the cart `photoUrl`, the coffee machine `photo`. */
const IS_PICTURE = /\.(image|photo|photoUrl)$/;
/** Fields whose name on the wire the specification gives, where our schema reads two. */
const SPELT: Readonly<Record<string, string>> = { 'EdenredTicketAnswer.redirect.link': 'url' };
/** Texts of a form of their own. */
const TEXT_FORMS: Readonly<Record<string, JsonObject>> = {
  customerDateTime: { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$` },
  createPIPath: { $ref: '#/components/schemas/InternalPath' },
  'RegisterUserBody.email': { type: 'string', format: 'email' },
  'SubmitPellegriniTicketBody.token': { type: 'string', pattern: String.raw`^5\d{6}$` },
  'SubmitPluxeeTicketBody.otp': { type: 'string', pattern: String.raw`^\d.{5,8}$` },
  'SetUserInfoBody.nickName': { type: 'string', minLength: 1, maxLength: 10 },
};

/** A value that needs no words of its own, such as one form of a text. */
function textOf(place: Place, json: JsonObject): JsonObject {
  const own = byEnd(TEXT_FORMS, place.path);
  if (own?.['$ref'] === '#/components/schemas/InternalPath') return ref(...(LINK_FORMS.internal as readonly [string, JsonObject]));
  if (own !== undefined) return own;
  return IS_PICTURE.test(place.path) ? ref('PictureAddress', PICTURE) : json;
}

/** The schema of the JSON on the wire: the input of a schema of ours, not its output. */
function inline(schema: Definition, place: Place): JsonObject {
  if (schema.pipe !== undefined) {
    const [wire, ...steps] = schema.pipe;
    const end = steps.findIndex(({ kind }) => kind !== 'validation');
    const json = steps.slice(0, end === -1 ? undefined : end).reduce(withDemand, inline(wire!, place));
    return json['type'] === 'string' ? textOf(place, json) : json;
  }
  const form = FORMS[schema.type];
  // An identifier goes back as it came.
  if (form !== undefined) return place.isSent && !schema.type.endsWith('identifier') ? sentForm(form[1]) : ref(...form);
  switch (schema.type) {
    case 'string':
      return textOf(place, { type: 'string' });
    case 'safe_integer':
      return { type: 'integer' };
    case 'number':
    case 'boolean':
    case 'null':
      return { type: schema.type };
    case 'literal':
      return { type: typeof schema.literal, const: schema.literal };
    case 'picklist':
      return { type: 'string', enum: schema.options };
    case 'optional':
      return wireSchema(schema.wrapped, place);
    case 'nullable':
    case 'nullish': {
      const inner = wireSchema(schema.wrapped, place);
      const isBare = Object.keys(inner).join() === 'type' && inner['type'] !== 'integer';
      return isBare ? { type: [inner['type']!, 'null'] } : { anyOf: [inner, { type: 'null' }] };
    }
    case 'union':
      return { anyOf: schema.options.filter((option) => !isUnknownKind(option)).map((option) => wireSchema(option, place)) };
    case 'array':
      return sized({ type: 'array', items: wireSchema(schema.item, place) }, place);
    case 'record':
      return { ...objectOf(schema, place), additionalProperties: false };
    case 'map':
      return { type: 'object', additionalProperties: true };
    case 'object':
      return objectOf(schema, place);
    case 'present':
    case 'unknown':
      return {};
    default:
      throw new Error(`OpenAPI does not know how to write ${schema.type}`);
  }
}

/** The section of a type that this version does not know: it is read, and nobody is to write it. */
const isUnknownKind = (option: Definition): boolean => {
  const { type } = option.pipe?.[0]?.entries ?? {};
  return type?.pipe !== undefined && !['literal', 'picklist'].includes(type.pipe[0]!.type);
};

/** Our client writes the first form. What it repeats of the server's is the server's form. */
const sentForm = ({ anyOf: forms, description: _, ...json }: JsonObject): JsonObject => {
  const { multipleOf: _cent, ...first } = (forms as readonly JsonObject[] | undefined)?.[0] ?? json;
  return first;
};

function sized(json: JsonObject, { path }: Place): JsonObject {
  const size = byEnd(SIZES, path);
  if (size === undefined) throw new Error(`${path} has no size: add it to SIZES in scripts/docs/openapi-forms.ts`);
  return { ...json, maxItems: size };
}

function absenceOf({ type, anyOf }: JsonObject, isRequired: boolean): Absence {
  const isNullable = [type, anyOf].flat().some((form) => form === 'null' || (form as JsonObject | undefined)?.['type'] === 'null');
  return isRequired ? (isNullable ? 'Null' : null) : isNullable ? 'Absent or null' : 'Absent';
}

/** A field's schema with what is said of the field. */
function fieldOf(json: JsonObject, { path }: Place, isRequired: boolean): JsonObject {
  const [first] = (json['anyOf'] as readonly JsonObject[] | undefined) ?? [];
  const form = first !== undefined && NEVER_NULL.has(path) ? first : json;
  const { description, origin } = describeField(path, absenceOf(form, isRequired));
  return { ...form, description, 'x-origin': origin };
}

const isOptional = ({ type }: Definition): boolean => type === 'optional' || type === 'nullish';

function objectOf({ entries }: Definition, place: Place): JsonObject {
  const named = Object.entries(entries).map(([name, field]) => {
    const path = `${place.path}.${name}`;
    const spelt = SPELT[path] ?? name;
    return { name: spelt, field, at: { ...place, path: `${place.path}.${spelt}` } };
  });
  const required = named.flatMap(({ name, field }) => (isOptional(field) ? [] : [name]));
  const withFields = (own: (name: string) => JsonObject | null): JsonObject => ({
    type: 'object',
    ...(named.length === 0
      ? {}
      : {
          properties: Object.fromEntries(
            named.map(({ name, field, at }) => [name, fieldOf(own(name) ?? wireSchema(field, at), at, !isOptional(field))]),
          ),
        }),
    ...(required.length === 0 ? {} : { required }),
  });
  const { type, link: linked } = entries;
  if (linked !== (address as unknown) || type === undefined) return withFields(() => null);
  // A link is written as its type says.
  const kinds = type.type === 'literal' ? [String(type.literal)] : ['internal', 'external'];
  const forms = kinds.map((kind) => {
    const [name, form] = LINK_FORMS[kind as keyof typeof LINK_FORMS];
    return withFields((field) =>
      field === 'type' ? { type: 'string', const: kind } : field === 'link' || field === 'url' ? ref(name, form as JsonObject) : null,
    );
  });
  return forms.length === 1 ? forms[0]! : { oneOf: forms };
}

function wireSchema(schema: Schema | Definition, place: Place): JsonObject {
  const name = Object.keys(SPELT).some((path) => path.startsWith(`${place.path}.`)) ? undefined : named.get(coreOf(schema));
  if (name === undefined) return inline(schema as Definition, place);
  if (!Object.hasOwn(components, name)) {
    components[name] = {};
    components[name] = {
      description: describeComponent(name),
      ...inline(schema as Definition, { path: name, isSent: name.endsWith('Body') }),
    };
  }
  return { $ref: `#/components/schemas/${name}` };
}

const CODE: JsonObject = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };
const PATH_ID: JsonObject = { type: 'string', pattern: ID.source };
/** The specification spells one parameter in three ways. Its name is no part of an address. */
const SPELLING: Readonly<Record<string, string>> = { UUID: 'uuid', lockerId: 'id' };
const PATH_PARAMETERS: Readonly<Record<string, readonly [description: string, schema: JsonObject]>> = {
  id: ['The identifier, as an answer or a link gave it.', PATH_ID],
  uuid: ['The identifier, as an answer or a link gave it. A UUID, or anything of this form.', PATH_ID],
  code: ['What was scanned or typed.', CODE],
  email: ['The address, as the person typed it, percent-encoded.', { type: 'string', format: 'email' }],
  context: ['Which of the three lists of ways to pay.', CONTEXT],
};
const QUERY_PARAMETERS: Partial<Record<OperationName, readonly Json[]>> = {
  getOrders: [
    { name: 'take', in: 'query', description: 'How many orders; the app asks for 100.', schema: { type: 'integer', minimum: 1 } },
  ],
  resolveCode: [
    {
      name: 'pausa_code_landing_medium',
      in: 'query',
      description:
        '`nfc` when utm_medium of the landing page is nfc, else `qr-code` when utm_medium is there, else left out. Its beginning is `mediumPrefix` of `config.json`.',
      schema: { type: 'string', enum: ['nfc', 'qr-code'] },
    },
  ],
};

const failure = (description: string, example: JsonObject, headers?: JsonObject): Json => ({
  description,
  ...(headers === undefined ? {} : { headers }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' }, example } },
});
const FAILURES = {
  Refused: failure('The body is not what is expected: a list of texts for developers, or one sentence for the person. Nothing was done.', {
    error: 'Bad Request',
    message: ['quantity: a whole number'],
  }),
  NoSession: failure('No session, or one that has ended. It is looked at before anything else. The app sends the person to the login.', {
    error: 'Unauthorized',
  }),
  NotAllowed: failure('The account may not use the app. The app sends the person to the login.', { error: 'Forbidden' }),
  NotFound: failure('There is none with this identifier, or it is somebody else’s.', { error: 'Not Found' }),
  Conflict: failure('The state is another than the one that the person saw, or the article is sold out. Nothing was done.', {
    error: 'Conflict',
    message: 'Il carrello è cambiato: controlla il tuo ordine.',
  }),
  NotActive: failure('The selling area is known and switched off.', { error: 'Not Active' }),
  KnownKey: failure('The idempotency key is known, with another body. Nothing was done.', { error: 'Unprocessable Content' }),
  TooMany: failure(
    'Too many calls. The app shows the sentence, or its own; it asks again only when the person does.',
    { error: 'Too Many Requests', message: 'Troppe richieste: riprova tra un minuto.' },
    { 'Retry-After': { description: 'Seconds to wait. The app does not read it.', schema: { type: 'integer', minimum: 0 } } },
  ),
  OtherFailure: failure('Any other failure: the effect of a call is then unknown. A proxy may also answer with HTML or nothing.', {
    error: 'Internal Server Error',
  }),
} as const;
const failing = (name: keyof typeof FAILURES): Json => ({ $ref: `#/components/responses/${name}` });

function tagOf(path: string): string {
  const found = TAGS.find(([prefix]) => path.startsWith(prefix));
  if (found === undefined) throw new Error(`${path} belongs to no group: add it to TAGS in scripts/docs/openapi-summaries.ts`);
  return found[1];
}

/** What is true of a call by its declaration, after what is its own. */
function descriptionOf(name: OperationName): string {
  const { method, access, hasEffect } = contract[name];
  const isSafe = !hasEffect || name === 'getUpselling';
  return [
    `${SUMMARIES[name]}.`,
    DETAILS[name],
    access === 'public' ? 'It needs no session.' : null,
    isSafe ? 'It changes nothing, and may be asked at any time.' : 'It has an effect: the app never repeats it by itself.',
    hasEffect ? 'It carries the idempotency key, where the back end has one.' : null,
    method === 'GET' && hasEffect ? 'No proxy and no browser may prefetch it.' : null,
  ]
    .filter((sentence) => sentence != null)
    .join(' ');
}

const SET_COOKIE: Partial<Record<OperationName, JsonObject>> = {
  setSessionCookie: {
    description: 'The session, under a name of your choice. `SameSite=None` where partners on other sites embed signed-in elements.',
    schema: { type: 'string' },
    example: 'pausa_session=0f3c9a; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=2592000',
  },
  logout: {
    description: 'Takes the session’s cookie out of the browser.',
    schema: { type: 'string' },
    example: 'pausa_session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0',
  },
};

function operation(name: OperationName): JsonObject {
  const { path, access, hasEffect, body, response } = contract[name];
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, given = '']) => {
    const parameter = SPELLING[given] ?? given;
    const known = PATH_PARAMETERS[parameter];
    if (known === undefined) throw new Error(`${path}: say what {${parameter}} is in PATH_PARAMETERS of scripts/docs/openapi.ts`);
    return { name: parameter, in: 'path', required: true, description: known[0], schema: known[1] };
  });
  const query = QUERY_PARAMETERS[name] ?? [];
  const example = EXAMPLES[name];
  const json = (schema: Schema, value: unknown): Json => ({
    'application/json': { schema: wireSchema(schema, { path: name, isSent: false }), ...(value == null ? {} : { example: value as Json }) },
  });
  const cookie = SET_COOKIE[name];
  const needsSession = access === 'session';
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary: SUMMARIES[name],
    description: descriptionOf(name),
    'x-origin': DECIDED_CALLS.includes(name) ? 'decided' : 'specification',
    security: needsSession ? [{ session: [] }, { session: [], token: [], identity: [] }] : [],
    ...(parameters.length + query.length === 0 ? {} : { parameters: [...parameters, ...query] }),
    ...(body === null ? {} : { requestBody: { required: true, content: json(body, example.body) } }),
    responses: {
      '200': {
        description: 'The answer. 201 is as good. Unknown extra fields may come and are ignored.',
        headers: {
          Authorization: { $ref: '#/components/headers/Authorization' },
          ...(cookie === undefined ? {} : { 'Set-Cookie': cookie }),
        },
        content: json(response, example.answer),
      },
      ...(body === null ? {} : { '400': failing('Refused') }),
      // An ID token that is none is refused, too.
      ...(needsSession || body?.['~standard'] === contract.login.body?.['~standard'] ? { '401': failing('NoSession') } : {}),
      ...(needsSession ? { '403': failing('NotAllowed') } : {}),
      ...(parameters.length === 0 ? {} : { '404': failing('NotFound') }),
      ...(hasEffect && needsSession ? { '409': failing('Conflict') } : {}),
      ...(name === 'getSellingArea' ? { '410': failing('NotActive') } : {}),
      ...(hasEffect ? { '422': failing('KnownKey') } : {}),
      '429': failing('TooMany'),
      default: failing('OtherFailure'),
    },
  };
}

const INTRODUCTION = `Everything that the widgets and the app ask of a back end. Written from \`src/api\` by \`npm run openapi\`.

**Fields.** \`required\`: the app can do nothing without the field. Each other field says what it means when it is missing (‘Absent’), or also when it is null (‘Absent or null’). \`x-origin\` says where a field, or a call, comes from: \`specification\` names it; \`decided\`: the specification leaves this shape open, and it is settled here; \`ours\`: an addition, always optional, which a back end made from the specification lacks. Unknown extra fields are ignored.

**Values.** Amounts are euro with at most two decimals, unless a field says cents. Times are ISO 8601 with a zone. An empty list may come as null, an empty object as null or \`[]\`. \`maxItems\` is what a screen is made for; the app reads up to 500, and 2,000 dishes.

**Sessions.** A person signs in at the identity provider (Firebase Authentication), whose script gives the app an ID token. The app sends it as \`authorizationF\` in the body of \`POST /b2c/auth/session-cookie\`, which verifies it there and sets the session's cookie, then in that of \`POST /b2c/auth/login\`. From then on each call carries the cookie; it alone is a session. \`AuthorizationF\` carries the ID token, renewed each hour, as soon as the provider's script is loaded: the first calls of a page lack it. \`Authorization\` carries a token of your own, if you have any: a 200 or 201 with an \`Authorization\` header gives the app a new one, which it stores and sends unchanged. The cookie should live as long as a person may stay signed in, such as 30 days, and be renewed by use; when it has ended, a 401 leads to the login.

**Other sites.** \`SameSite=Lax\` keeps other sites' forms from using the cookie with a POST. Calls have the content type \`application/json\`, which no form of another site can send without a preflight: refuse any other on calls with an effect. The few GETs with an effect are named as such; answer them only to requests without \`Sec-Fetch-Mode: navigate\`.

**Effects.** Each call with an effect carries a random key in the header that \`idempotencyHeader\` of \`config.json\` names, if it names one. What a schema cannot say is in docs/backend-contract.md.`;

/** The content of docs/openapi.json. */
export function openapi(): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  wireSchema(errorBody, { path: 'ErrorBody', isSent: false });
  const byPath = (Object.keys(contract) as OperationName[]).sort((a, b) =>
    `${contract[a].path} ${contract[a].method}` < `${contract[b].path} ${contract[b].method}` ? -1 : 1,
  );
  for (const name of byPath) {
    const { method, path } = contract[name];
    const spelt = path.replaceAll(/\{(\w+)\}/g, (whole, parameter: string) => (parameter in SPELLING ? `{${SPELLING[parameter]}}` : whole));
    (paths[`/${spelt}`] ??= {})[method.toLowerCase()] = operation(name);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pausa b2c API',
      version: (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version,
      description: INTRODUCTION,
      contact: { name: 'Pausa' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin of the app, or any API base' }],
    tags: Object.entries(TAG_DESCRIPTIONS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: FAILURES,
      headers: {
        Authorization: {
          description: 'Optional, on a 200 or 201 alone: the token that replaces the stored one.',
          schema: { type: 'string' },
          example: 'Bearer 7d1f0c',
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'pausa_session',
          description:
            'Set by `setSessionCookie`, under a name of your choice; the browser sends it with every call. It alone is a session.',
        },
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The value of the last `Authorization` header of an answer, unchanged; left out while there was none.',
        },
        identity: {
          type: 'apiKey',
          in: 'header',
          name: 'AuthorizationF',
          description: 'The identity provider’s ID token, the same as `authorizationF`; left out until the provider’s script is loaded.',
        },
      },
    },
  };
}

export const FILE = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
export const text = () => `${JSON.stringify(openapi(), null, 2)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(FILE, text());
  console.log(`Wrote ${Object.keys(contract).length} operations into docs/openapi.json.`);
}
