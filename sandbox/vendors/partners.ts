/** The partners whose pages open in a separate window. */
import { matchFault, withFault } from '../b2c/faults.ts';
import { notFound, problemAnswer } from '../b2c/http.ts';
import type { World } from '../b2c/world.ts';
import { answerEdenred } from './edenred.ts';
import { answerSatispay } from './satispay.ts';

const PATHS = /^\/sandbox\/(satispay\/|edenred\/|guida-ticket$)/;

/** Answers with the faults of the visitor's world; null when the path is not a partner's page. */
export async function answerPartner(request: Request, world: World): Promise<Response | null> {
  if (!PATHS.test(new URL(request.url).pathname)) return null;
  return withFault(
    matchFault(request, world.faults),
    request,
    async () => (await answerSatispay(request, world)) ?? (await answerEdenred(request, world)) ?? problemAnswer(notFound()),
  );
}
