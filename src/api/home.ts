import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { labelledLink } from './member.ts';
import { address, invalidAs, invalidAsNull, label, link, listOf, object, sentence, string, withRule } from './schema.ts';
import { id } from './values.ts';

export const shopCard = object({
  id: invalidAsNull(id),
  title: label,
  subtitle: invalidAsNull(sentence),
  /** Optional (docs/backend-contract.md 'Home'). */
  openingHours: invalidAsNull(label),
  image: invalidAsNull(address),
  /** Null when it is unknown: the shop itself says it. */
  status: invalidAsNull(v.picklist(['Open', 'Close'])),
  link,
});
export type ShopCard = v.InferOutput<typeof shopCard>;

const KNOWN: readonly string[] = ['link', 'shop', 'shop_preview'];
const section = v.union([
  object({ type: v.literal('link'), data: object({ text: invalidAs(sentence, ''), link: labelledLink }) }),
  object({ type: v.literal('shop'), data: object({ title: invalidAs(label, ''), shops: listOf(shopCard) }) }),
  object({
    type: v.literal('shop_preview'),
    data: object({ title: invalidAs(label, ''), shop: shopCard, cta: object({ label }) }),
  }),
  // The screen skips a type that this version does not know; that is not an error.
  v.pipe(
    object({ type: withRule(string, (type) => !KNOWN.includes(type), 'an unknown type') }),
    v.transform(() => ({ type: 'unknown' as const })),
  ),
]);
export type HomeSection = v.InferOutput<typeof section>;

export const getHome = endpoint({
  method: 'GET',
  path: 'b2c/home',
  response: object({ sections: listOf(section) }),
});

/** The target of a code. Check the link by the code-landing rule before you follow it (P1-5.5 to P1-5.9). */
export const resolveCode = endpoint({ method: 'GET', path: 'b2c/code/{code}', access: 'public', response: link });
