/** What the screen knows of cameras and of reading QR codes; the vendors stay behind it. */

/** Before anything is opened, and without asking the person. */
export type CameraAccess = 'unsupported' | 'denied' | 'ask' | 'granted';

export type ScanFailure = 'denied' | 'unsupported' | 'unavailable';

export class ScanError extends Error {
  override readonly name = 'ScanError';
  readonly kind: ScanFailure;

  constructor(kind: ScanFailure, options?: ErrorOptions) {
    super(`scan: ${kind}`, options);
    this.kind = kind;
  }
}

/** The camera's lamp. */
export interface Torch {
  set(isOn: boolean): Promise<void>;
}

/** Who is told of a camera session. */
export interface QrListener {
  /** A text that was read, the same one again as long as it is in view. */
  onText(text: string): void;
  /** No more pictures come: the camera was unplugged, taken away or forbidden. */
  onLost(): void;
}

/** One call is one camera session; the signal ends it. */
export interface QrReader {
  /**
   * Opens the rear camera inside `host` and tells what it reads.
   * Resolves once pictures come, with the lamp where there is one. Aborting at any moment releases the camera.
   * @throws ScanError
   */
  start(host: HTMLElement, listener: QrListener, signal: AbortSignal): Promise<Torch | null>;
}

/** The device as the screen sees it. */
export interface Camera {
  access(): Promise<CameraAccess>;
  /** The reader's code is large: it comes when somebody scans. */
  loadReader(): Promise<QrReader>;
}

async function access(): Promise<CameraAccess> {
  // The property is missing where the page is not secure, whatever its type says.
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
    return 'ask'; // browsers that do not know this permission's name
  }
}

export const deviceCamera: Camera = {
  access,
  loadReader: async () => (await import('./html5-qrcode-reader.ts')).reader,
};
