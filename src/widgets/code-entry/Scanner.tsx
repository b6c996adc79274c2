import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Button, IconButton } from '../shared/ui/controls/Button.tsx';
import type { Drawing } from '../shared/ui/pictures/Icon.tsx';
import { Spinner } from '../shared/ui/feedback/Spinner.tsx';
import type { Torch } from './gateway.ts';
import * as css from './CodeEntry.css.ts';
import { type ScannerPorts, type ScannerState, useScanner } from './use-scanner.ts';
import { useText } from './text.ts';
import { Text } from '../shared/text/Text.tsx';

const LOOKS: Readonly<Partial<Record<ScannerState['name'], string>>> = {
  SHOW_READER: css.dark,
  SHOW_BUTTON: css.inviting,
  QRCODE_NOT_SUPPORTED: css.off,
};
const CORNERS = 'M4 28V16A12 12 0 0 1 16 4H28M72 4H84A12 12 0 0 1 96 16V28M96 72V84A12 12 0 0 1 84 96H72M28 96H16A12 12 0 0 1 4 84V72';
const TORCH: Drawing = { path: 'M13.2 3.5L6 13.5h5.2L10.8 20.5 18 10.5h-5.2z' };

/**
 * The camera that reads codes, or the reason why there is none (P1-4.17 to P1-4.22).
 * `isResolving`: a scanned code is being resolved.
 */
export function Scanner({
  isResolving,
  onState,
  ...ports
}: ScannerPorts & { isResolving: boolean; onState(name: ScannerState['name']): void }) {
  const text = useText();
  const { state, enable: open, host } = useScanner(ports);
  // Before the new state is shown: the page is laid out by it.
  useLayoutEffect(() => onState(state.name), [onState, state.name]);
  const isOpen = state.name === 'SHOW_READER';
  const view = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // The camera's view replaces the button. The focus then moves to the view, and back to the button when that is shown again.
  // A person who has focused another element keeps that focus.
  const isPressedHere = useRef(false);
  useEffect(() => {
    if (!isPressedHere.current) return;
    const root = view.current?.getRootNode() as Document | ShadowRoot | undefined;
    const focused = root?.activeElement ?? null;
    if (focused === null || focused === document.body || focused === view.current) (button.current ?? view.current)?.focus();
  }, [state.name]);
  const enable = () => {
    isPressedHere.current = true;
    open();
  };

  return (
    <section ref={view} tabIndex={-1} className={`${css.view} ${LOOKS[state.name] ?? ''}`} aria-label={text.camera}>
      <div ref={host} className={css.picture} />
      {isOpen ? (
        <>
          {state.isReading && (
            <svg className={css.frame} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
              <path d={CORNERS} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
            </svg>
          )}
          {state.torch !== null && <TorchButton torch={state.torch} />}
        </>
      ) : (
        <Art state={state} />
      )}
      <div className={isOpen ? css.caption : undefined} role="status">
        <Status state={state} isResolving={isResolving} />
      </div>
      {(state.name === 'SHOW_BUTTON' || state.name === 'PERMISSION_DENIED') && (
        <div className={css.action}>
          <Button
            ref={button}
            look={state.name === 'SHOW_BUTTON' ? 'primary' : 'quiet'}
            size={state.name === 'SHOW_BUTTON' ? 'large' : 'normal'}
            onClick={enable}
          >
            {state.name === 'SHOW_BUTTON' ? text.enable : text.retry}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Replaces the scanner while the code of the address is resolved: no camera, because the person leaves this page at once. */
export function Resolving() {
  const text = useText();
  return (
    <div className={css.view}>
      <Spinner size={44} />
      <p className={css.sentence}>{text.resolving}</p>
    </div>
  );
}

function Status({ state, isResolving }: { state: ScannerState; isResolving: boolean }) {
  const text = useText();
  const { productName } = useRuntime();
  switch (state.name) {
    case 'LOADING':
      return <p className={css.help}>{text.loading}</p>;
    case 'QRCODE_NOT_SUPPORTED':
      return <Reason sentence={text.notSupported} help={text.notSupportedHelp} />;
    case 'PERMISSION_DENIED':
      return <Reason sentence={text.denied} help={text.deniedHelp} />;
    case 'SHOW_BUTTON':
      return state.hasFailed ? <Reason sentence={text.failed} help={text.failedHelp} /> : <p className={css.help}>{text.invitation}</p>;
    case 'SHOW_READER': {
      const isWaiting = !state.isReading || isResolving;
      return (
        <p className={css.captionText}>
          {isWaiting && <Spinner size={18} />}
          <Text>
            {!state.isReading ? text.opening : isResolving ? text.resolving : state.isForeign ? text.foreign(productName) : text.aim}
          </Text>
        </p>
      );
    }
    default:
      return state satisfies never;
  }
}

function Reason({ sentence, help }: { sentence: string; help: string }) {
  return (
    <>
      <p className={css.sentence}>{sentence}</p>
      <p className={css.help}>{help}</p>
    </>
  );
}

function TorchButton({ torch }: { torch: Torch }) {
  const text = useText();
  const [isOn, setOn] = useState(false);
  const toggle = () => {
    // If the lamp does not switch, the button keeps its state.
    torch.set(!isOn).then(
      () => setOn(!isOn),
      () => undefined,
    );
  };
  return <IconButton icon={TORCH} label={text.torch} aria-pressed={isOn} isFloating className={css.torch} onClick={toggle} />;
}

/** A framed QR code; crossed out when the camera cannot read. */
function Art({ state }: { state: ScannerState }) {
  const isOff = state.name === 'QRCODE_NOT_SUPPORTED' || state.name === 'PERMISSION_DENIED';
  return (
    <svg
      className={css.art}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <path d={CORNERS} strokeWidth="4.5" />
      <path
        d="M26 26h18v18H26zM56 26h18v18H56zM26 56h18v18H26zM56 56h6M74 56v8M56 66v8h8M74 74h.01"
        strokeWidth="5"
        strokeLinejoin="round"
        opacity={isOff ? 0.45 : 1}
      />
      {isOff && <path d="M12 88L88 12" strokeWidth="6" stroke="var(--_p-danger)" />}
    </svg>
  );
}
