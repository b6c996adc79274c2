import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef } from 'react';
import { TaskShell } from '../shared/payment/TaskShell.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { note } from '../shared/ui/page/layout.css.ts';
import { ErrorPanel } from '../shared/ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { TextField } from '../shared/ui/controls/TextField.tsx';
import { italian } from '../shared/text/italian.tsx';
import * as css from './CoffeeNickname.css.ts';
import { capitalised, isSaving, type NicknameState, problemOf, useNickname } from './use-nickname.ts';
import { useNicknameText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

export interface CoffeeNicknameProps {
  /** The server has saved the name. */
  onSaved(nickname: string): void;
  /** Without it the bar has no back button. */
  onBack?(): void;
}

/** 'Modifica Nome': the name that the coffee machine shows (P2-2.103). */
export function CoffeeNickname({ onSaved, onBack }: CoffeeNicknameProps) {
  const text = useNicknameText();
  const { state, retry, type, save } = useNickname(onSaved);
  return (
    <TaskShell title={text.title} state={state.name} onBack={onBack}>
      {'nickname' in state ? (
        <NameForm state={state} onType={type} onSave={save} />
      ) : state.name === 'FETCHING_DATA' ? (
        <div className={css.form}>
          <Loading label={text.loading} />
          <Skeleton height={30} width={220} />
          <Skeleton height={60} radius={16} />
          <Skeleton height={56} radius={28} />
        </div>
      ) : (
        <ErrorPanel title={text.loadError} onRetry={retry} isReading />
      )}
    </TaskShell>
  );
}

interface NameFormProps {
  state: Extract<NicknameState, { nickname: string }>;
  onType(nickname: string): void;
  onSave(nickname: string): void;
}

function NameForm({ state, onType, onSave }: NameFormProps) {
  const text = useNicknameText();
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const { nickname } = state;
  const isSending = isSaving(state);
  const problem = problemOf(nickname);
  const isEmpty = problem === 'empty' && state.name === 'AWAIT_NAME' && state.isTried;
  const error = problem === 'too-long' ? text.tooLong : isEmpty ? text.empty : null;

  // Replacing the typed letter with a capital one would move the caret to the end.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [nickname]);

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Text that an input method is still composing must not be changed.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    const next = isComposing ? target.value : capitalised(target.value);
    if (next !== target.value) caret.current = Math.max(0, (target.selectionStart ?? 0) - (target.value.length - next.length));
    onType(next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(nickname);
    if (problem !== null) field.current?.focus();
  };

  return (
    <form className={css.form} onSubmit={save} noValidate>
      <Heading level={2} className={css.question}>
        {text.question}
      </Heading>
      <TextField
        ref={field}
        label={text.label}
        error={error}
        hint={text.note}
        value={nickname}
        readOnly={isSending}
        autoComplete="nickname"
        autoCapitalize="words"
        enterKeyHint="done"
        spellCheck={false}
        // A new name replaces the old one; a refused name is corrected.
        onFocus={({ target }) => state.name === 'AWAIT_NAME' && !state.isTried && target.select()}
        onChange={type}
        onBlur={() => {
          if (nickname !== capitalised(nickname)) onType(capitalised(nickname));
        }}
      />
      <p className={state.name === 'ERROR_SENDING_DATA' ? css.problem : undefined} role="alert">
        {state.name === 'ERROR_SENDING_DATA' && (
          <>
            <Text>{state.message === null ? text.sendError : `${text.sendError} `}</Text>
            {italian(state.message)}
          </>
        )}
      </p>
      <div className={css.foot}>
        <Button type="submit" size="large" isPending={isSending}>
          {text.save}
        </Button>
        <p className={note} role="status">
          {state.name === 'SAVED' ? text.saved : ''}
        </p>
      </div>
    </form>
  );
}
