import { type Link, link, read } from '../../src/api/schema.ts';
import { type FaultRule, parseFault } from './faults.ts';
import { badRequest, json } from './http.ts';
import { COFFEE_OUTCOMES } from './coffee-orders.ts';
import { OUTCOMES } from './locker-orders.ts';
import type { World } from './world.ts';

/** The sandbox's control API, below /sandbox/. Null: the path is not part of it. */
export async function control(request: Request, world: World, resetWorld: () => void): Promise<Response | null> {
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case 'GET /sandbox/ledger':
      return json(world.ledger);
    case 'GET /sandbox/faults':
      return json(world.faults);
    case 'POST /sandbox/faults':
      world.faults.push(faultRuleOf(await bodyOf(request)));
      return json(world.faults, 201);
    case 'DELETE /sandbox/faults':
      world.faults = [];
      return json([]);
    case 'POST /sandbox/next-order':
      world.nextOutcome = oneOf(OUTCOMES, await bodyOf(request));
      return json({ outcome: world.nextOutcome });
    case 'POST /sandbox/next-coffee':
      world.nextCoffee = oneOf(COFFEE_OUTCOMES, await bodyOf(request));
      return json({ outcome: world.nextCoffee });
    case 'POST /sandbox/next-login':
      world.nextLoginRedirect = redirectOf(await bodyOf(request));
      return json({ redirect: world.nextLoginRedirect });
    case 'POST /sandbox/consent':
      world.isConsentRequired = switchOf(await bodyOf(request), 'required');
      return json({ required: world.isConsentRequired });
    case 'POST /sandbox/identity/email-privacy':
      world.emailPrivacy = switchOf(await bodyOf(request), 'enabled');
      return json({ enabled: world.emailPrivacy });
    case 'POST /sandbox/identity/required':
      world.demandsIdToken = switchOf(await bodyOf(request), 'enabled');
      return json({ enabled: world.demandsIdToken });
    case 'POST /sandbox/kept-carts':
      world.keepsCarts = switchOf(await bodyOf(request), 'enabled');
      return json({ enabled: world.keepsCarts });
    case 'GET /sandbox/switches':
      return json({
        emailPrivacy: world.emailPrivacy,
        idTokenRequired: world.demandsIdToken,
        consentRequired: world.isConsentRequired,
        keptCarts: world.keepsCarts,
      });
    case 'POST /sandbox/reset':
      resetWorld();
      return json({ success: true });
    default:
      return null;
  }
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('Il corpo deve essere un oggetto JSON.');
  return { ...body };
}

function faultRuleOf({ pattern, fault, method = null, times = null, after = false, message = null }: Record<string, unknown>): FaultRule {
  if (typeof pattern !== 'string' || pattern === '') throw badRequest('pattern: un percorso, con * per qualsiasi testo.');
  if (typeof fault !== 'string') throw badRequest('fault: <status>, slow:<ms>, malformed, strange, html, html:<status> o drop.');
  parseFault(fault);
  if (method !== null && typeof method !== 'string') throw badRequest('method: un metodo HTTP.');
  if (times !== null && !(typeof times === 'number' && Number.isInteger(times) && times > 0))
    throw badRequest('times: un numero intero positivo.');
  if (typeof after !== 'boolean') throw badRequest('after: true o false.');
  if (message !== null && typeof message !== 'string' && !isStrings(message)) throw badRequest('message: un testo o un elenco di testi.');
  return { pattern, fault, method: method?.toUpperCase() ?? null, times, after, message };
}

const isStrings = (value: unknown): value is string[] => Array.isArray(value) && value.every((entry) => typeof entry === 'string');

function switchOf(body: Record<string, unknown>, name: string): boolean {
  const value = body[name];
  if (typeof value !== 'boolean') throw badRequest(`${name}: true o false.`);
  return value;
}

function redirectOf({ redirect }: Record<string, unknown>): Link | null {
  if (redirect === null) return null;
  const { data } = read(link, redirect);
  if (data === undefined) throw badRequest("redirect: {type: 'internal' o 'external', link}, oppure null.");
  return data;
}

function oneOf<Outcome extends string>(outcomes: readonly Outcome[], { outcome }: Record<string, unknown>): Outcome {
  const known = outcomes.find((candidate) => candidate === outcome);
  if (known === undefined) throw badRequest(`outcome: ${outcomes.join(', ')}.`);
  return known;
}
