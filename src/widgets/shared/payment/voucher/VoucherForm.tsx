import { type FormEvent, useEffect, useRef } from 'react';
import { PendingButton } from '../../ui/controls/PendingButton.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { useSlow } from '../use-slow.ts';
import { text } from './text.ts';
import * as css from './voucher.css.ts';
import { bareCode, type VoucherEvent, type VoucherService, type VoucherState } from './voucher.ts';

interface VoucherFormProps<Status extends string> {
  label: string;
  /** The keyboard of a phone: a code of digits needs no letters. */
  keyboard: 'numeric' | 'text';
  code: string;
  onCode(code: string): void;
  service: VoucherService<Status>;
  state: VoucherState<Status>;
  send(event: VoucherEvent<Status>): void;
}

/** A form for one code. A failure never clears the typed code. */
export function VoucherForm<Status extends string>({ label, keyboard, code, onCode, service, state, send }: VoucherFormProps<Status>) {
  const field = useRef<HTMLInputElement>(null);
  const decision = state.name === 'DECISION' ? state : null;
  const isPending = decision === null;
  const isSlow = useSlow(isPending ? state.name : null);
  useEffect(() => {
    if (decision !== null && decision.problem !== null) field.current?.focus();
  }, [decision]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (decision === null) return;
    const bare = bareCode(code);
    const problem = service.problemOf(bare);
    send(problem === null ? { type: 'pressed', action: { code: bare, ticket: decision.data } } : { type: 'problem-changed', problem });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={label}
        name="voucher-code"
        value={code}
        error={decision?.problem ?? null}
        readOnly={isPending}
        required
        inputMode={keyboard}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => {
          onCode(event.target.value);
          send({ type: 'problem-changed', problem: null });
        }}
      />
      <PendingButton type="submit" size="large" isPending={isPending}>
        {text.confirm}
      </PendingButton>
      <p className={css.status} role="status">
        {state.name === 'READING' && text.checking}
        {state.name === 'ACTING' && (isSlow ? text.submittingSlow : text.submitting)}
      </p>
    </form>
  );
}
