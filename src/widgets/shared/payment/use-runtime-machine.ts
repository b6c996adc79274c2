import { type Machine, useMachine } from '../flow/machine.ts';
import { type Runtime, useRuntime } from '../runtime/runtime.tsx';

/** `useMachine` for a machine that is created with the runtime. */
export function useRuntimeMachine<State, Event>(create: (runtime: Runtime) => Machine<State, Event>, start?: Event) {
  const runtime = useRuntime();
  return useMachine(() => create(runtime), start);
}
