/** The partners whose pages open in a window of their own. */
import { answerUnder, hitOf } from '../b2c/faults.ts';
import { notFound, problemAnswer } from '../b2c/http.ts';
import type { World } from '../b2c/world.ts';
import { answerEdenred } from './edenred.ts';
import { answerSatispay } from './satispay.ts';

const PATHS = /^\/sandbox\/(satispay\/|edenred\/|guida-ticket$)/;

/** Answers under the switches of the visitor's world; null: none of their pages. */
export async function answerPartner(request: Request, world: World): Promise<Response | null> {
  if (!PATHS.test(new URL(request.url).pathname)) return null;
  return answerUnder(
    hitOf(request, world.faults),
    request,
    async () => (await answerSatispay(request, world)) ?? (await answerEdenred(request, world)) ?? problemAnswer(notFound()),
  );
}
