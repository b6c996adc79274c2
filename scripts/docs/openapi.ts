/** `npm run openapi`: writes docs/openapi.json from the contract. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contract, type OperationName } from '../../src/api/contract.ts';
import * as api from '../../src/api/index.ts';
import { errorBody, type Schema } from '../../src/api/schema.ts';
import { recordExamples } from './openapi-examples.ts';
import { SUMMARIES, TAG_DESCRIPTIONS, TAGS } from './openapi-summaries.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '~run' in value;
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Schemas that the contract exports become named components. */
const named = new Map<Schema, string>();
for (const [name, value] of Object.entries(api)) {
  if (isSchema(value)) named.set(value, capitalised(name));
}
named.set(errorBody, 'ErrorBody');
/** Bodies and answers that several operations share. All others are named by their operation. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  'login body': 'IdentityBody',
  'setPrivacyConsent answer': 'SuccessAnswer',
  'confirmOrder answer': 'LinkAnswer',
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
  if (schema === null || named.has(schema)) continue;
  const [operation = '', part = ''] = name.split(' ');
  named.set(schema, SHARED_NAMES[name] ?? capitalised(operation) + capitalised(part));
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
  readonly key: Definition;
  readonly value: Definition;
  readonly wrapped: Definition;
  readonly options: readonly Definition[];
  readonly literal: string | boolean;
}

/** With what one step of a pipe demands. */
function withDemand(json: JsonObject, { type, bag: { maximum, ...bag } = {} }: Definition): JsonObject {
  if (type === 'safe_integer') return { type: 'integer' };
  if (maximum === undefined) return { ...json, ...bag };
  return json['type'] === 'array' ? { maxItems: maximum, ...json } : { ...json, maxLength: maximum };
}

/** The schema of the JSON on the wire: the input of a schema of ours, not its output. */
function inline(schema: Definition): JsonObject {
  if (schema.pipe !== undefined) {
    const [wire, ...steps] = schema.pipe;
    const end = steps.findIndex(({ kind }) => kind !== 'validation');
    return steps.slice(0, end === -1 ? undefined : end).reduce(withDemand, inline(wire!));
  }
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { type: schema.type };
    case 'literal':
      return { type: typeof schema.literal, const: schema.literal };
    case 'picklist':
      return { type: 'string', enum: schema.options as unknown as readonly string[] };
    case 'optional':
      return wireSchema(schema.wrapped);
    case 'nullable':
    case 'nullish': {
      const inner = wireSchema(schema.wrapped);
      const isBare = Object.keys(inner).join() === 'type' && inner['type'] !== 'integer';
      return isBare ? { type: [inner['type']!, 'null'] } : { anyOf: [inner, { type: 'null' }] };
    }
    case 'union':
      return { anyOf: schema.options.map(wireSchema) };
    case 'array':
      return { type: 'array', items: wireSchema(schema.item) };
    case 'record':
      return { type: 'object', propertyNames: wireSchema(schema.key), additionalProperties: wireSchema(schema.value) };
    case 'object': {
      const fields = Object.entries(schema.entries);
      const required = fields.filter(([, { type }]) => type !== 'optional' && type !== 'nullish').map(([name]) => name);
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([name, field]) => [name, wireSchema(field)])),
        ...(required.length === 0 ? {} : { required }),
      };
    }
    case 'present':
    case 'unknown':
      return {};
    default:
      throw new Error(`OpenAPI does not know how to write ${schema.type}`);
  }
}

function wireSchema(schema: Schema | Definition): JsonObject {
  const name = named.get(schema as Schema);
  if (name === undefined) return inline(schema as Definition);
  components[name] ??= inline(schema as Definition);
  return { $ref: `#/components/schemas/${name}` };
}

const ID: JsonObject = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };
const PATH_PARAMETERS: Readonly<Record<string, JsonObject>> = {
  email: { type: 'string', format: 'email' },
  context: { type: 'string', enum: ['definedAmountMethod', 'walletRechargeMethod', 'partialAmountMethod'] },
};
const QUERY_PARAMETERS: Partial<Record<OperationName, readonly Json[]>> = {
  getOrders: [
    { name: 'take', in: 'query', description: 'How many orders; the app asks for 100.', schema: { type: 'integer', minimum: 1 } },
  ],
  resolveCode: [
    {
      name: 'pausa_code_landing_medium',
      in: 'query',
      description: '`nfc` when utm_medium is nfc, else `qr-code` when utm_medium is there.',
      schema: { type: 'string', enum: ['nfc', 'qr-code'] },
    },
  ],
};

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
});
const FAILURES = {
  Refused: failure('The body is not what is expected'),
  NoSession: failure('No session'),
  NotAllowed: failure('Not allowed'),
  NotFound: failure('There is none with this identifier'),
  NotActive: failure('The selling area is not active'),
  OtherFailure: failure('Any other failure. A proxy may also answer with HTML or nothing.'),
} as const;
const failing = (name: keyof typeof FAILURES): Json => ({ $ref: `#/components/responses/${name}` });

function tagOf(path: string): string {
  const found = TAGS.find(([prefix]) => path.startsWith(prefix));
  if (found === undefined) throw new Error(`${path} belongs to no group: add it to TAGS in scripts/docs/openapi-summaries.ts`);
  return found[1];
}

function operation(name: OperationName): JsonObject {
  const { path, access, body, response } = contract[name];
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: PATH_PARAMETERS[parameter] ?? ID,
  }));
  const query = QUERY_PARAMETERS[name] ?? [];
  const example = EXAMPLES[name];
  const json = (schema: Schema, value: unknown): Json => ({
    'application/json': { schema: wireSchema(schema), ...(value == null ? {} : { example: value as Json }) },
  });
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary: SUMMARIES[name],
    security: access === 'public' ? [] : [{ session: [] }, { session: [], token: [], identity: [] }],
    ...(parameters.length + query.length === 0 ? {} : { parameters: [...parameters, ...query] }),
    ...(body === null ? {} : { requestBody: { required: true, content: json(body, example.body) } }),
    responses: {
      '200': {
        description: 'The answer. Unknown extra fields may come and are ignored.',
        headers: { Authorization: { $ref: '#/components/headers/Authorization' } },
        content: json(response, example.answer),
      },
      ...(access === 'public' && body !== null ? { '400': failing('Refused') } : {}),
      ...(access === 'session' ? { '401': failing('NoSession'), '403': failing('NotAllowed') } : {}),
      ...(parameters.length === 0 ? {} : { '404': failing('NotFound') }),
      ...(name === 'getSellingArea' ? { '410': failing('NotActive') } : {}),
      default: failing('OtherFailure'),
    },
  };
}

/** The content of docs/openapi.json. */
export function openapi(): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  wireSchema(errorBody);
  const byPath = (Object.keys(contract) as OperationName[]).sort((a, b) =>
    `${contract[a].path} ${contract[a].method}` < `${contract[b].path} ${contract[b].method}` ? -1 : 1,
  );
  for (const name of byPath) {
    const { method, path } = contract[name];
    (paths[`/${path}`] ??= {})[method.toLowerCase()] = operation(name);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pausa b2c API',
      version: (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version,
      description:
        'Everything that the widgets and the app ask of a back end. Amounts are decimal euro unless a field says cents. Written from `src/api` by `npm run openapi`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin of the app, or any API base' }],
    tags: Object.entries(TAG_DESCRIPTIONS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: FAILURES,
      headers: {
        Authorization: { description: 'On a 200 or 201: the token that replaces the stored one.', schema: { type: 'string' } },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'pausa_session', description: 'Set by `setSessionCookie`; sent with every call.' },
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The stored token, when there is one.' },
        identity: {
          type: 'apiKey',
          in: 'header',
          name: 'AuthorizationF',
          description: 'The identity provider’s ID token, when there is one.',
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
