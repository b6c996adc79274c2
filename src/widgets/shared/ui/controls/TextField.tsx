import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import * as css from './TextField.css.ts';
import type { Elements } from '../../text/Text.tsx';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** The error of the input; announced, and associated with the field. */
  error?: ReactNode;
  /** The expected input; an error replaces it. */
  hint?: string;
  /** A control at the end of the field (show password). */
  end?: Elements;
}

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error = null, hint, end, readOnly, ...input },
  ref,
) {
  const id = useId();
  return (
    <div>
      <div className={css.field} data-invalid={error === null ? undefined : ''} data-readonly={readOnly ? '' : undefined}>
        <label className={css.labelled} htmlFor={id}>
          <span className={css.label}>{label}</span>
          <input
            {...input}
            ref={ref}
            id={id}
            className={css.input}
            readOnly={readOnly}
            aria-invalid={error !== null || undefined}
            aria-describedby={hint !== undefined && error === null ? `${id}-hint` : `${id}-error`}
          />
        </label>
        {end}
      </div>
      {hint !== undefined && error === null && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={hint !== undefined && error === null ? css.noError : css.error} role="alert">
        {error}
      </p>
    </div>
  );
});
