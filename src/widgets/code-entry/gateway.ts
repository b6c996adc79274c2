/** The interface between the screen and the vendors' code for cameras and QR codes. */

/** Known before the camera is opened, and without a permission prompt. */
export type CameraAccess = 'unsupported' | 'denied' | 'ask' | 'granted';

/** `ask`: nobody has answered the permission prompt. */
export type ScanFailure = 'denied' | 'unsupported' | 'unavailable' | 'ask';

export class ScanError extends Error {
  override readonly name = 'ScanError';
  readonly kind: ScanFailure;

  constructor(kind: ScanFailure, options?: ErrorOptions) {
    super(`scan: ${kind}`, options);
    this.kind = kind;
  }
}

export interface Torch {
  set(isOn: boolean): Promise<void>;
}

export interface QrListener {
  /** Called with each decoded text, repeatedly while the code is in view. */
  onText(text: string): void;
  /** The camera stopped: it was unplugged, taken by another program, or the permission was withdrawn. */
  onLost(): void;
}

/** Each call of `start` is one camera session; its signal ends the session. */
export interface QrReader {
  /**
   * Opens the rear camera inside `host` and reports what it reads.
   * Resolves when the first picture arrives, with the torch or null. Aborting at any moment releases the camera.
   * @throws ScanError
   */
  start(host: HTMLElement, listener: QrListener, signal: AbortSignal): Promise<Torch | null>;
}

export interface Camera {
  access(): Promise<CameraAccess>;
  /** Loads the reader, a large chunk, when the person starts to scan. */
  loadReader(): Promise<QrReader>;
}

async function access(): Promise<CameraAccess> {
  // Insecure contexts have no `mediaDevices`, although its type does not say so.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices?.getUserMedia === undefined) return 'unsupported';
  const hasCamera = await devices.enumerateDevices().then(
    (list) => list.some(({ kind }) => kind === 'videoinput'),
    () => false,
  );
  if (!hasCamera) return 'unsupported';
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'prompt' ? 'ask' : state;
  } catch {
    return 'ask'; // the browser does not know this permission's name
  }
}

export const deviceCamera: Camera = {
  access,
  loadReader: async () => (await import('./html5-qrcode-reader.ts')).reader,
};
