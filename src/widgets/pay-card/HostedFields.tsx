import { type RefObject, useEffect, useRef } from 'react';
import { useEffectEvent } from '../shared/flow/use-effect-event.ts';
import { loadSdk } from '../shared/payment/vendor-sdk.ts';
import * as textField from '../shared/ui/controls/TextField.css.ts';
import { TextField } from '../shared/ui/controls/TextField.tsx';
import { CARD_FIELDS, type CardField, type CardForm, type CardVendor, type FieldState, type FieldStates, forEachField } from './gateway.ts';
import * as css from './pay-card.css.ts';
import { useText } from './text.ts';

/** Until the button was pressed, a focused field shows an error only when no further digit can make it valid. */
function errorOf(
  { missing, wrong }: Record<'missing' | 'wrong', string>,
  { isEmpty, isValid, isPotentiallyValid, isFocused }: FieldState,
  hasTried: boolean,
): string | null {
  if (isValid || (isFocused && isPotentiallyValid && !hasTried)) return null;
  if (isEmpty) return hasTried ? missing : null;
  return wrong;
}

interface HostedFieldsProps {
  vendor: CardVendor;
  token: { readonly clientToken: string };
  states: FieldStates;
  /** The person has pressed the button. */
  hasTried: boolean;
  /** Set while the fields are mounted. */
  form: RefObject<CardForm | null>;
  isLoading: boolean;
  onReady(): void;
  onFailure(thrown: unknown): void;
  onChange(states: FieldStates): void;
  onSubmit(): void;
}

/** The vendor's iframes for the card data, inside boxes that look like our text fields. Only the vendor sees the digits. */
export function HostedFields(props: HostedFieldsProps) {
  const { fields } = useText().add;
  const { vendor, token, states, hasTried, form, isLoading } = props;
  const hosts = useRef<Partial<Record<CardField, HTMLElement>>>({});
  const latest = useEffectEvent(() => ({ ...props, fields }));
  const errors = forEachField((name) => errorOf(fields[name], states[name], hasTried));

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const field = (name: CardField) => {
      const host = hosts.current[name];
      if (host === undefined) throw new Error(`no place for ${name}`);
      const { label, placeholder } = latest().fields[name];
      return { host, label, placeholder };
    };
    const mount = async () => {
      const gateway = await loadSdk(vendor, signal);
      const mounted = await gateway.mount(
        {
          ...token,
          fields: forEachField(field),
          onChange: (next) => latest().onChange(next),
          onSubmit: () => latest().onSubmit(),
        },
        signal,
      );
      if (signal.aborted) return;
      form.current = mounted;
      latest().onReady();
    };
    mount().catch((thrown: unknown) => {
      if (!signal.aborted) latest().onFailure(thrown);
    });
    return () => {
      controller.abort();
      form.current = null;
    };
  }, [vendor, token, form]);

  useEffect(() => {
    for (const name of CARD_FIELDS) form.current?.mark(name, errors[name]);
    // oxlint-disable-next-line react/exhaustive-deps -- the object is new each time, its texts are not
  }, [errors.number, errors.expirationDate, errors.cvv, form]);

  return (
    <div className={css.fields}>
      {CARD_FIELDS.map((name) => (
        <div key={name} className={name === 'number' ? css.wide : undefined}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the frame inside is what a keyboard reaches */}
          <div
            className={`${textField.field} ${css.box}`}
            data-focused={states[name].isFocused ? '' : undefined}
            data-invalid={errors[name] === null ? undefined : ''}
            onClick={() => form.current?.focus(name)}
          >
            <div className={textField.labelled}>
              {/* The iframe has its own accessible name for its field. */}
              <span className={textField.label} aria-hidden="true">
                {fields[name].label}
              </span>
              <div
                ref={(host) => {
                  if (host !== null) hosts.current[name] = host;
                }}
                className={isLoading ? `${css.host} ${css.loading}` : css.host}
              />
            </div>
          </div>
          <p className={textField.error} role="alert">
            {errors[name]}
          </p>
        </div>
      ))}
    </div>
  );
}

interface CardholderFieldProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  name: string;
  onName(name: string): void;
  /** A name that is missing is an error only after the first try. */
  hasTried: boolean;
}

export function CardholderField({ input, label, name, onName, hasTried }: CardholderFieldProps) {
  const { nameMissing } = useText();
  return (
    <TextField
      ref={input}
      label={label}
      name="cardholder"
      autoComplete="cc-name"
      autoCapitalize="words"
      spellCheck={false}
      required
      value={name}
      error={hasTried && name.trim() === '' ? nameMissing : null}
      onChange={(event) => onName(event.currentTarget.value)}
    />
  );
}
