import { type RefObject, useEffect, useRef, useState } from 'react';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type Camera, ScanError, type Torch } from './gateway.ts';
import { type ScannerCommand, type ScannerEvent, type ScannerState, step } from './scanner.flow.ts';
import { createSightings } from './sightings.ts';

export interface ScannerPorts {
  readonly camera: Camera;
  readonly ownDomains: readonly string[];
  onCode(code: string): void;
}

interface Dependencies extends ScannerPorts {
  /** The container of the camera's picture; set when the reader is shown. */
  readonly host: RefObject<HTMLElement | null>;
  onTorch(torch: Torch | null): void;
}

function createScanner({ environment, tracking }: Runtime, { camera, ownDomains, onCode, host, onTorch }: Dependencies) {
  return createMachine<ScannerState, ScannerEvent, ScannerCommand>({ name: 'LOADING' }, step, async (command, { send, signal }) => {
    switch (command.type) {
      case 'check-access': {
        const access = await camera.access();
        // Do not open the camera in a hidden page: show the button instead.
        send({ type: 'access-checked', access: access === 'granted' && !environment.isVisible() ? 'ask' : access });
        return;
      }
      case 'read': {
        const classify = createSightings(ownDomains, environment.now);
        const onText = (text: string) => {
          const sighting = classify(text);
          if (sighting === null) return;
          send({ type: sighting.kind === 'code' ? 'code-seen' : 'foreign-seen' });
          if (sighting.kind === 'code') onCode(sighting.code);
        };
        try {
          const reader = await camera.loadReader();
          // The reader's container is drawn now, unless the person has left.
          if (signal.aborted || host.current === null) return;
          const torch = await reader.start(host.current, { onText, onLost: () => send({ type: 'camera-lost' }) }, signal);
          if (signal.aborted) return;
          onTorch(torch);
          send({ type: 'started' });
        } catch (thrown) {
          if (signal.aborted) return;
          const kind = thrown instanceof ScanError ? thrown.kind : 'unavailable';
          if (kind === 'unavailable') tracking.event('Error/Scanner', thrown instanceof Error ? thrown.message : 'unknown');
          send({ type: 'failed', kind });
        }
        return;
      }
      case 'release':
        return; // the new command has already aborted the previous one, which closes the camera
      default:
        command.type satisfies never;
    }
  });
}

export function useScanner(ports: ScannerPorts) {
  const runtime = useRuntime();
  const { environment } = runtime;
  const host = useRef<HTMLDivElement>(null);
  const [torch, setTorch] = useState<Torch | null>(null);
  const [state, send] = useMachine(() => createScanner(runtime, { ...ports, host, onTorch: setTorch }), { type: 'opened' });
  useEffect(() => environment.onHidden(() => send({ type: 'page-hidden' })), [environment, send]);
  return { state, send, host, torch };
}
