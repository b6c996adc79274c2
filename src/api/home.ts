import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { labelledLink } from './member.ts';
import { address, invalidAsNull, key, label, link, listOf, sentence } from './schema.ts';

export const shopCard = z.object({
  id: key,
  title: label,
  subtitle: invalidAsNull(sentence),
  /** Optional (docs/backend-contract.md 'Home'). */
  openingHours: invalidAsNull(label),
  image: invalidAsNull(address),
  status: z.enum(['Open', 'Close']),
  link,
});
export type ShopCard = z.output<typeof shopCard>;

const KNOWN: readonly string[] = ['link', 'shop', 'shop_preview'];
const section = z.union([
  z.object({ type: z.literal('link'), data: z.object({ text: sentence, link: labelledLink }) }),
  z.object({ type: z.literal('shop'), data: z.object({ title: label, shops: listOf(shopCard) }) }),
  z.object({
    type: z.literal('shop_preview'),
    data: z.object({ title: label, shop: shopCard, cta: z.object({ label }) }),
  }),
  // The screen skips a type that this version does not know; that is not an error.
  z.pipe(
    z.object({ type: z.string().check(z.refine((type) => !KNOWN.includes(type))) }),
    z.transform(() => ({ type: 'unknown' as const })),
  ),
]);
export type HomeSection = z.output<typeof section>;

export const getHome = endpoint({
  method: 'GET',
  path: 'b2c/home',
  response: z.object({ sections: listOf(section) }),
});

/** The target of a code. Check the link by the code-landing rule before you follow it (part 1 §5). */
export const resolveCode = endpoint({ method: 'GET', path: 'b2c/code/{code}', access: 'public', response: link });
