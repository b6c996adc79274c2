import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { mimeOf } from '../http/mime.ts';

const NAMES = [
  'hosted-field.html',
  'hosted-field.js',
  'framebus.js',
  'page.css',
  'songbird.js',
  'bank.html',
  'bank.js',
  'empty.html',
  'paypal-sdk.js',
  'paypal.html',
  'paypal.js',
  'fraudnet.js',
] as const;
export type PageFile = (typeof NAMES)[number];

const TEXTS = new Map(NAMES.map((name) => [name, readFileSync(new URL(`./pages/${name}`, import.meta.url), 'utf8')]));

/** The pages are framed by the shop's page, under both of its addresses. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self' https://api.sandbox.braintreegateway.com",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export function file(name: PageFile): Response {
  const headers = new Headers({ 'content-type': mimeOf(name), 'cache-control': 'no-store' });
  if (extname(name) === '.html') headers.set('content-security-policy', PAGE_POLICY);
  return new Response(TEXTS.get(name), { headers });
}
