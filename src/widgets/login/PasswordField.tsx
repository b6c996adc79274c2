import { forwardRef, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../shared/ui/controls/Button.tsx';
import type { Drawing } from '../shared/ui/pictures/Icon.tsx';
import { TextField } from '../shared/ui/controls/TextField.tsx';
import * as css from './login.css.ts';
import { stepText as text } from './text.ts';

const EYE: Drawing = { path: 'M3 12c2.2-4 5.2-6 9-6s6.8 2 9 6c-2.2 4-5.2 6-9 6s-6.8-2-9-6zM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z' };

interface PasswordFieldProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  error: string | null;
  onChange(password: string): void;
}

/** A password field with a button that shows the text; password managers find it by its autocomplete token. */
export const PasswordField = forwardRef<HTMLInputElement | null, PasswordFieldProps>(function PasswordField(
  { label, autoComplete, value, error, onChange },
  ref,
) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  // Not React's `value`: React would copy each character into the attribute, and so into the page's markup.
  useLayoutEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <TextField
      ref={input}
      label={label}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      end={<IconButton icon={EYE} label={isShown ? text.hide : text.show} className={css.reveal} onClick={() => setShown(!isShown)} />}
    />
  );
});
