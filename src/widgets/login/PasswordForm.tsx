import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TaskForm } from '../shared/ui/page/TaskPage.tsx';
import { TextField } from '../shared/ui/controls/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { emailText } from './text.ts';

interface PasswordFormProps extends Omit<ComponentProps<typeof TaskForm>, 'onSubmit' | 'children'> {
  email: string;
  label: string;
  autoComplete: ComponentProps<typeof PasswordField>['autoComplete'];
  /** Why the password was refused. */
  error: string | null;
  /** The machine's state: each refused password creates a new object, and the field takes the focus. */
  state: object;
  /** True when the refused password is to be typed anew. */
  clears?: boolean;
  /** The field, and not the heading, takes the focus at the start. */
  hasFieldFocus?: boolean;
  onEdit(password: string): void;
  onPassword(password: string): void;
}

/** The form for the password of a known e-mail address. The address is in it for password managers. */
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
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  useEffect(() => {
    if (hasFieldFocus) field.current?.focus();
  }, [hasFieldFocus]);
  useEffect(() => {
    if (clears) setPassword('');
    if (error !== null) field.current?.focus();
  }, [state, clears, error]);
  return (
    <TaskForm {...form} onSubmit={() => onPassword(password)}>
      <TextField label={emailText.email} type="email" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        ref={field}
        label={label}
        autoComplete={autoComplete}
        value={password}
        error={error}
        onChange={(typed) => {
          setPassword(typed);
          onEdit(typed);
        }}
      />
    </TaskForm>
  );
}
