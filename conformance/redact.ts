/**
 * A copy of a recording that is fit to send to a developer: `npm run conformance -- --har FILE --redact COPY`. It keeps the form of
 * each answer. In a text, other letters replace the letters and other digits the digits, unless it is a word of the contract, an
 * amount or a time.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { contract } from '../src/api/contract.ts';
import { isObject, type Schema } from '../src/api/schema.ts';
import type { Definition } from './describe.ts';
import { jsonOf } from './exchange.ts';
import type { RecordedCall } from './recording.ts';

interface Parts extends Definition {
  readonly literal?: unknown;
}

/** Names of the contract's fields: all of them, those whose values are words of a list, and those whose values are identifiers. */
const fields = new Set<string>();
const wordFields = new Set<string>();
const idFields = new Set<string>();
/** The words of the contract: in its paths, and of its enumerations. */
const words = new Set<string>(['http', 'https', ...Object.values(contract).flatMap(({ path }) => path.split('/'))]);

function collect(schema: Schema, name: string): void {
  const { type, entries, item, wrapped, options = [], literal } = schema as Schema & Parts;
  if (type === 'identifier') idFields.add(name);
  if (type === 'picklist' || type === 'literal') {
    if (type === 'picklist') wordFields.add(name);
    // The options of a list of words are the words.
    for (const word of [...options, literal] as readonly unknown[]) if (typeof word === 'string') words.add(word);
    return;
  }
  for (const [field, inner] of Object.entries(entries ?? {})) {
    fields.add(field);
    collect(inner, field);
  }
  for (const inner of [item, wrapped, ...options]) if (inner !== undefined) collect(inner, name);
}
for (const { response } of Object.values(contract)) collect(response, '');

/** A name that a program gives. Another key can be personal, such as an e-mail address. */
const isFieldName = (name: string): boolean => fields.has(name) || /^[a-z][A-Za-z0-9_]{0,39}$/.test(name);
const isAmount = (text: string): boolean => /^-?\d{1,6}[.,]\d{1,2}$/.test(text);
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.test(text);
/** A word of the back end that the contract does not have is a deviation, which the copy must show. */
const isUnknownWord = (text: string): boolean => /^[A-Za-z_]{1,40}$/.test(text);
/** Shorter texts and smaller numbers say nothing of a person. */
const isShort = (text: string): boolean => text.length <= 2;
const SMALL_NUMBER = 1000;

/** The headers of an answer that are the same for everybody. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'vary', 'date', 'expires'];

/** Replaces letters by letters and digits by digits. The same text has the same replacement within one copy. */
function masker(key: Uint8Array) {
  return (text: string): string => {
    if (isShort(text) || words.has(text)) return text;
    let bytes: Uint8Array = new Uint8Array();
    const isWhole = /^\d+$/.test(text);
    return Array.from(text, (character, index) => {
      if (index % 32 === 0) bytes = createHmac('sha256', key).update(`${index} ${text}`).digest();
      const byte = bytes[index % 32] ?? 0;
      if (/\p{N}/u.test(character)) return String(isWhole && index === 0 ? 1 + (byte % 9) : byte % 10);
      if (!/\p{L}/u.test(character)) return character;
      const letter = String.fromCharCode(97 + (byte % 26));
      return character === character.toLowerCase() ? letter : letter.toUpperCase();
    }).join('');
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Redacts the calls of a recording as a new one. It has no cookies, no bodies of requests and no addresses of servers. */
export function redact(calls: readonly RecordedCall[], key: Uint8Array = randomBytes(32)): object {
  const mask = masker(key);
  /** An address keeps its separators and the contract's words. */
  const maskAddress = (address: string): string => address.replaceAll(/[^/?&=#:.]+/g, (part) => mask(part));
  const maskName = (name: string): string => (isFieldName(name) ? name : mask(name));
  const maskText = (text: string, field: string): string => {
    if (isAmount(text) || (fields.has(field) && isTime(text)) || (wordFields.has(field) && isUnknownWord(text))) return text;
    return /^(https?:\/)?\//.test(text) ? maskAddress(text) : mask(text);
  };
  const maskNumber = (value: number, field: string): number => {
    const isPlain = !Number.isInteger(value) || Math.abs(value) < SMALL_NUMBER || (fields.has(field) && !idFields.has(field));
    return isPlain ? value : Number(mask(String(value)));
  };
  const maskJson = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return maskText(value, field);
    if (typeof value === 'number') return maskNumber(value, field);
    if (Array.isArray(value)) return value.map((entry) => maskJson(entry, field));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [maskName(name), maskJson(inner, name)]));
  };
  const maskUrl = ({ request, path }: RecordedCall): string => {
    const query = [...request.url.searchParams].map(
      ([name, value]) => `${encodeURIComponent(maskName(name))}=${encodeURIComponent(maskText(value, name))}`,
    );
    const segments = path.split('/').map((segment) => encodeURIComponent(mask(decoded(segment))));
    return `https://api.example/${segments.join('/')}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  };
  const entries = calls.map((call) => {
    const { status, headers, text } = call.response;
    const json = jsonOf(text ?? '');
    // What is no JSON is the page of a proxy, or cut off.
    const masked = json === undefined ? mask(text ?? '') : JSON.stringify(maskJson(json, ''));
    return {
      request: { method: call.request.method, url: maskUrl(call), headers: [] },
      response: {
        status,
        headers: [...headers].flatMap(([name, value]) => (KEPT_HEADERS.includes(name) ? [{ name, value }] : [])),
        content: { mimeType: 'application/json', size: masked.length, text: masked },
      },
    };
  });
  return { log: { version: '1.2', creator: { name: 'Pausa', version: '1' }, entries } };
}
