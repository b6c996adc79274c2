import { type FormEvent, useRef, useState } from 'react';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { AppBar } from '../shared/ui/page/AppBar.tsx';
import { visuallyHidden } from '../shared/ui/page/layout.css.ts';
import { PendingButton } from '../shared/ui/controls/PendingButton.tsx';
import { TextField } from '../shared/ui/controls/TextField.tsx';
import * as css from './CodeEntry.css.ts';
import { type CodeEntryPorts, type CodeEntryState, useCodeEntry } from './use-code-entry.ts';
import { type Camera, deviceCamera } from './gateway.ts';
import { Resolving, Scanner } from './Scanner.tsx';
import type { ScannerState } from './use-scanner.ts';
import { useText } from './text.ts';

export interface CodeEntryProps extends CodeEntryPorts {
  /** Default: the device's camera. */
  camera?: Camera;
}

/** 'Lettore QR-Code': opens the selling area of a code, scanned or typed (P1-2.29 to P1-2.33). */
export function CodeEntry({ camera = deviceCamera, ...ports }: CodeEntryProps) {
  const text = useText();
  const problems: Readonly<Partial<Record<CodeEntryState['name'], string>>> = text.problems;
  const { state, edit, scan, confirm } = useCodeEntry(ports);
  const field = useRef<HTMLInputElement>(null);
  const [scanner, setScanner] = useState<ScannerState['name'] | null>(null);
  const hasCamera = scanner !== 'QRCODE_NOT_SUPPORTED';
  const isPending = 'source' in state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    confirm();
    if (state.code.trim() === '') field.current?.focus();
  };
  const isLanding = state.name === 'AWAIT_DATA' ? ports.code !== null : 'source' in state && state.source === 'address';
  const isChecking = !isLanding && (scanner === null || scanner === 'LOADING');
  return (
    <div className={css.page} data-columns={hasCamera ? 2 : 1}>
      <AppBar isWide title={text.title} />
      <div className={`${css.body} ${isChecking ? css.checking : ''}`}>
        {isLanding ? (
          <Resolving />
        ) : (
          <Scanner camera={camera} ownDomains={ports.ownDomains} isResolving={isPending} onState={setScanner} onCode={scan} />
        )}
        {hasCamera && <p className={css.or}>{text.or}</p>}
        <form className={css.form} onSubmit={submit} noValidate>
          <Heading level={2} className={css.formTitle}>
            {text.byHand}
          </Heading>
          <TextField
            ref={field}
            label={text.code}
            name="code"
            value={state.code}
            error={problems[state.name] ?? null}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => edit(event.target.value)}
          />
          <PendingButton type="submit" {...(hasCamera ? { look: 'secondary' } : { size: 'large' })} isPending={isPending}>
            {text.confirm}
          </PendingButton>
          <p role="status" className={visuallyHidden}>
            {isPending ? text.resolving : ''}
          </p>
        </form>
      </div>
    </div>
  );
}
