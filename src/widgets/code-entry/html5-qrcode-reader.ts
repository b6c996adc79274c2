/** The only file that imports html5-qrcode. Only the scanner loads it (docs/decisions/0007). */
import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode';
import { type QrReader, ScanError, type ScanFailure, type Torch } from './gateway.ts';
import { secondDecoder } from './second-decoder.ts';

const SCAN_DELAY_MS = 300;
/** Time limit for the first picture; afterwards the camera counts as started. */
const PLAYING_LIMIT_MS = 3000;
/** A camera that another app takes over sends no more pictures: its track is muted. Shorter pauses are normal. */
const MUTED_LIMIT_MS = 5000;
/** The time after the session in which the video may still cause an unhandled rejection. */
const LATE_ERROR_MS = 1000;
/** The resolution of most phones, portrait or landscape: a lower one fails to read distant codes. */
const PICTURE = { long: 1280, short: 720 } as const;

const CAMERA: MediaTrackConstraints & { resizeMode: string } = {
  facingMode: 'environment',
  width: { ideal: PICTURE.long },
  height: { ideal: PICTURE.short },
  resizeMode: 'none',
};

let count = 0;

export const reader: QrReader = {
  async start(host, listener, signal) {
    const decoder = await secondDecoder();
    const box = createBox(host);
    const stopFitting = keepFitting(box, host);
    let scanner: Html5Qrcode | null = null;
    const stopSuppressing = suppressPlayErrors();

    const release = async () => {
      stopFitting();
      // Turns the camera off at once, even if the following steps fail.
      for (const track of tracksOf(box)) track.stop();
      try {
        if (scanner?.isScanning) await scanner.stop();
      } catch {
        // html5-qrcode cannot stop while it is starting.
      }
      box.remove();
      decoder.end();
      stopSuppressing();
    };

    try {
      signal.throwIfAborted();
      scanner = decoder.around(() => new Html5Qrcode(box.id, { formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE], verbose: false }));
      await scanner.start(
        { facingMode: 'environment' },
        { fps: 1000 / SCAN_DELAY_MS, disableFlip: true, videoConstraints: CAMERA },
        (text) => {
          if (!signal.aborted) listener.onText(text);
        },
        () => undefined, // no code in this picture
      );
      // html5-qrcode reports the start before the video plays, and cannot be stopped until then.
      if (!scanner.isScanning) await firstPicture(box, signal);
      signal.throwIfAborted();
    } catch (thrown) {
      await release();
      signal.throwIfAborted();
      throw new ScanError(failureOf(thrown), { cause: thrown });
    }
    signal.addEventListener('abort', () => void release(), { once: true });
    const [track] = tracksOf(box);
    const lose = () => {
      if (!signal.aborted) listener.onLost();
    };
    // `track.stop()` does not fire this event.
    track?.addEventListener('ended', lose);
    let muted: ReturnType<typeof setTimeout> | undefined;
    track?.addEventListener('mute', () => (muted = setTimeout(lose, MUTED_LIMIT_MS)));
    track?.addEventListener('unmute', () => clearTimeout(muted));
    signal.addEventListener('abort', () => clearTimeout(muted), { once: true });
    return torchOf(track);
  },
};

/**
 * html5-qrcode finds its element by the id, so each session creates a new one. It decodes pictures at the CSS size of the
 * video; hence the element has the size of the camera's picture.
 */
function createBox(host: HTMLElement): HTMLElement {
  const box = document.createElement('div');
  box.id = `pausa-qr-reader-${++count}`;
  const isUpright = window.matchMedia('(orientation: portrait)').matches;
  box.style.width = `${isUpright ? PICTURE.short : PICTURE.long}px`;
  host.append(box);
  return box;
}

/** Scales the large video to cover its host, centred. */
function keepFitting(box: HTMLElement, host: HTMLElement): () => void {
  const fit = () => {
    const scale = Math.max(host.clientWidth / box.offsetWidth, host.clientHeight / Math.max(box.offsetHeight, 1));
    box.style.transform = `translate(-50%, -50%) scale(${scale})`;
  };
  const resizes = new ResizeObserver(fit);
  resizes.observe(host);
  resizes.observe(box);
  return () => resizes.disconnect();
}

function tracksOf(box: HTMLElement): MediaStreamTrack[] {
  const source = box.querySelector('video')?.srcObject;
  return source instanceof MediaStream ? source.getVideoTracks() : [];
}

function firstPicture(box: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    box.querySelector('video')?.addEventListener('playing', () => resolve(), { once: true });
    signal.addEventListener('abort', () => resolve(), { once: true });
    setTimeout(resolve, PLAYING_LIMIT_MS);
  });
}

/** html5-qrcode does not await `play()`: the rejection is unhandled when the video is removed too early. We suppress it. */
function suppressPlayErrors(): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && reason.name === 'AbortError' && reason.message.includes('play()')) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', listener);
  return () => void setTimeout(() => window.removeEventListener('unhandledrejection', listener), LATE_ERROR_MS);
}

/** Classifies an error of html5-qrcode: it throws texts that contain the browser's error. */
function failureOf(thrown: unknown): ScanFailure {
  const text = String(thrown);
  if (/NotAllowedError|PermissionDenied|SecurityError/.test(text)) return 'denied';
  if (/NotFoundError|OverconstrainedError|NotSupported|not supported/i.test(text)) return 'unsupported';
  return 'unavailable'; // NotReadableError: another program has the camera
}

/** The standard types lack `torch`. */
type TorchCapabilities = MediaTrackCapabilities & { readonly torch?: boolean };
type TorchConstraint = MediaTrackConstraintSet & { torch: boolean };

function torchOf(track: MediaStreamTrack | undefined): Torch | null {
  // Firefox has no `getCapabilities`.
  const capabilities = (track?.getCapabilities as (() => TorchCapabilities) | undefined)?.call(track);
  if (track === undefined || capabilities?.torch !== true) return null;
  return { set: (torch) => track.applyConstraints({ advanced: [{ torch } as TorchConstraint] }) };
}
