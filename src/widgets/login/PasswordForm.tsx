import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { IconButton } from '../shared/ui/controls/Button.tsx';
import { TextField } from '../shared/ui/controls/TextField.tsx';
import { TaskForm } from '../shared/ui/page/TaskPage.tsx';
import type { Drawing } from '../shared/ui/pictures/Icon.tsx';
import * as css from './login.css.ts';
import { useEmailText } from './text.ts';

const EYE: Drawing = { path: 'M3 12c2.2-4 5.2-6 9-6s6.8 2 9 6c-2.2 4-5.2 6-9 6s-6.8-2-9-6zM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z' };

/** Minimum password length (P2-9.11). */
export const MIN_PASSWORD = 6;

interface PasswordFormProps extends Omit<ComponentProps<typeof TaskForm>, 'onSubmit' | 'children'> {
  email: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Why the password was refused. */
  error: string | null;
  /** The flow's state: each refused password creates a new object, and the field takes the focus. */
  state: object;
  /** True when the refused password is to be typed anew. */
  clears?: boolean;
  /** The field, and not the heading, takes the focus at the start. */
  hasFieldFocus?: boolean;
  onEdit(password: string): void;
  onPassword(password: string): void;
}

/** The form for the password of a known e-mail address. Password managers find the fields by their autocomplete tokens. */
export function PasswordForm({
  email,
  label,
  autoComplete,
  error,
  state,
  clears = false,
  hasFieldFocus = false,
  onEdit,
  onPassword,
  ...form
}: PasswordFormProps) {
  const text = useEmailText();
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (hasFieldFocus) field.current?.focus();
  }, [hasFieldFocus]);
  useEffect(() => {
    if (clears && field.current !== null) field.current.value = '';
    if (error !== null) field.current?.focus();
  }, [state, clears, error]);
  return (
    <TaskForm {...form} onSubmit={() => onPassword(field.current?.value ?? '')}>
      <TextField label={text.email} type="email" name="email" autoComplete="username" value={email} readOnly />
      {/* Without React's `value`: React would copy each character into the attribute, and so into the page's markup. */}
      <TextField
        ref={field}
        label={label}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        onChange={(event) => onEdit(event.target.value)}
        end={<IconButton icon={EYE} label={isShown ? text.hide : text.show} className={css.reveal} onClick={() => setShown(!isShown)} />}
      />
    </TaskForm>
  );
}
