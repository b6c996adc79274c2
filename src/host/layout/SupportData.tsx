import { useState } from 'react';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { useLanguage } from '../../widgets/shared/text/language.ts';
import { Button } from '../../widgets/shared/ui/controls/Button.tsx';
import { Dialog } from '../../widgets/shared/ui/feedback/Dialog.tsx';
import { note } from '../../widgets/shared/ui/page/layout.css.ts';
import type { HostConfig } from '../config.ts';
import { usePreferencesText } from '../preferences-text.ts';
import { useSession } from '../session/session.tsx';
import * as css from './Preferences.css.ts';

/** What a provider's support asks for first. Nothing of it identifies a person. */
function supportData({ productName, version, buildNumber }: HostConfig, lang: string, now: number): string {
  const { innerWidth, innerHeight, location, navigator } = window;
  return [
    `${productName} ${version}${buildNumber === null ? '' : ` · build ${buildNumber}`}`,
    location.origin,
    new Date(now).toISOString(),
    `${lang} · ${innerWidth} × ${innerHeight} · ${navigator.onLine ? 'online' : 'offline'}`,
    navigator.userAgent,
  ].join('\n');
}

/** Shows the data before they are copied, so that a person sees what they give away. */
export function SupportDataDialog({ onClose }: { onClose(): void }) {
  const text = usePreferencesText();
  const lang = useLanguage();
  const { config } = useSession();
  const { environment } = useRuntime();
  const [data] = useState(() => supportData(config, lang, environment.now()));
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  return (
    <Dialog
      title={text.supportData}
      onClose={onClose}
      foot={
        <Button
          size="large"
          onClick={() => {
            // Without permission, or on a page that is not secure, there is no clipboard.
            Promise.resolve(navigator.clipboard?.writeText(data) ?? Promise.reject(new Error('No clipboard'))).then(
              () => setOutcome('copied'),
              () => setOutcome('notCopied'),
            );
          }}
        >
          {text.copy}
        </Button>
      }
    >
      <div className={css.dialogText}>
        <p>{text.supportDataUse}</p>
        <p className={css.data} translate="no">
          {data}
        </p>
        <p className={note} role="status">
          {outcome === null ? '' : text[outcome]}
        </p>
      </div>
    </Dialog>
  );
}
