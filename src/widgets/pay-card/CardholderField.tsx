import type { RefObject } from 'react';
import { TextField } from '../shared/ui/controls/TextField.tsx';

interface CardholderFieldProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  name: string;
  onName(name: string): void;
  /** A name that is missing is an error only after the first try. */
  hasTried: boolean;
}

export const CardholderField = ({ input, label, name, onName, hasTried }: CardholderFieldProps) => (
  <TextField
    ref={input}
    label={label}
    name="cardholder"
    autoComplete="cc-name"
    autoCapitalize="words"
    spellCheck={false}
    required
    value={name}
    error={hasTried && name.trim() === '' ? 'Intestatario obbligatorio' : null}
    onChange={(event) => onName(event.currentTarget.value)}
  />
);
