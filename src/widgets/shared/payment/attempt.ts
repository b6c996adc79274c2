import { displayableFailure, serverSentence } from '../../../api/index.ts';
import type { Runtime } from '../runtime/runtime.tsx';

export const errorMessageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : typeof thrown === 'string' ? thrown : 'unknown';

/** `sentence`: the server's own sentence. */
export type AttemptFailed = { readonly type: 'failed'; readonly sentence: string | null };

/** Why a press had no effect. `name`: of our sentence. `sentence`: the server's own, which is shown instead, or inside ours. */
export interface PressProblem<Name extends string> {
  readonly name: Name;
  readonly sentence?: string | null;
}

/** Sends the event that the task returns, or `failed`; nothing for null. `category`: of the tracking event for a failure. */
export async function attempt<Event>(
  { tracking }: Pick<Runtime, 'tracking'>,
  send: (event: Event | AttemptFailed) => void,
  task: () => Promise<Event | AttemptFailed | null>,
  category?: string,
): Promise<void> {
  try {
    const event = await task();
    if (event !== null) send(event);
  } catch (thrown) {
    const failure = displayableFailure(thrown);
    if (failure === null) return;
    if (category !== undefined) tracking.event(category, errorMessageOf(thrown));
    send({ type: 'failed', sentence: serverSentence(failure) });
  }
}
