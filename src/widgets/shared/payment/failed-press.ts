import { displayableFailure } from '../../../api/index.ts';
import type { Runtime } from '../runtime/runtime.tsx';

export const errorMessageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : typeof thrown === 'string' ? thrown : 'unknown';

/** Why a press had no effect. `name`: of our sentence. `sentence`: the server's own, which is shown instead, or inside ours. */
export interface PressProblem<Name extends string> {
  readonly name: Name;
  readonly sentence?: string | null;
}

/** Waits for the task, and tracks its failure. @param category the tracking event's */
export async function tracked<Result>({ tracking }: Pick<Runtime, 'tracking'>, category: string, task: Promise<Result>): Promise<Result> {
  try {
    return await task;
  } catch (thrown) {
    if (displayableFailure(thrown) !== null) tracking.event(category, errorMessageOf(thrown));
    throw thrown;
  }
}
