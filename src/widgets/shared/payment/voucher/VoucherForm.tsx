import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { SLOW_AFTER_MS } from '../PaymentStep.tsx';
import { text } from './text.ts';
import * as css from './voucher.css.ts';
import type { CodeProblem } from './voucher.flow.ts';

interface VoucherFormProps {
  label: string;
  /** The keyboard of a phone: a code of digits needs no letters. */
  keyboard: 'numeric' | 'text';
  code: string;
  problem: CodeProblem | null;
  /** The request in progress; null when the code can be typed and sent. */
  underWay: 'SUBMITTING' | 'CHECKING' | null;
  onEdit(code: string): void;
  onConfirm(): void;
}

function sentenceOf(problem: CodeProblem | null): string | null {
  if (problem === null) return null;
  switch (problem.kind) {
    case 'rule':
      return problem.sentence;
    case 'refused':
    case 'failed':
      return problem.message ?? text[problem.kind];
    case 'unsent':
    case 'unanswered':
    case 'busy':
      return text[problem.kind];
    default:
      return problem satisfies never;
  }
}

/** A form for one code. A failure never clears the typed code. */
export function VoucherForm({ label, keyboard, code, problem, underWay, onEdit, onConfirm }: VoucherFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== null) field.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={label}
        name="voucher-code"
        value={code}
        error={sentenceOf(problem)}
        readOnly={underWay !== null}
        required
        inputMode={keyboard}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => onEdit(event.target.value)}
      />
      <Button type="submit" size="large" isPending={underWay !== null}>
        {underWay !== null && <Spinner size={18} />}
        {text.confirm}
      </Button>
      <p className={css.status} role="status">
        {underWay !== null && <UnderWay key={underWay} what={underWay} />}
      </p>
    </form>
  );
}

/** The progress text; another one when it takes long. */
function UnderWay({ what }: { what: 'SUBMITTING' | 'CHECKING' }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (what === 'CHECKING') return text.checking;
  return isSlow ? text.submittingSlow : text.submitting;
}
