import type { RefObject } from 'react';
import { TextField } from '../shared/ui/controls/TextField.tsx';

interface CardholderFieldProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  name: string;
  onName(name: string): void;
  /** Shown while the name is empty; null before the first try. */
  missing: string | null;
}

/** The name on the card. */
export const CardholderField = ({ input, label, name, onName, missing }: CardholderFieldProps) => (
  <TextField
    ref={input}
    label={label}
    name="cardholder"
    autoComplete="cc-name"
    autoCapitalize="words"
    spellCheck={false}
    required
    value={name}
    error={name.trim() === '' ? missing : null}
    onChange={(event) => onName(event.currentTarget.value)}
  />
);
