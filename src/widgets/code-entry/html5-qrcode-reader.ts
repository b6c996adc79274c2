/** The only file that sees html5-qrcode. Loaded by the scanner alone (docs/decisions/0007). */
import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode';
import { type QrReader, ScanError, type ScanFailure, type Torch } from './gateway.ts';
import { secondDecoder } from './second-decoder.ts';

const SCAN_DELAY_MS = 300;
/** A camera that gives no picture by then is taken as it is. */
const PLAYING_LIMIT_MS = 3000;
/** How long after the end a late complaint of the video may still come. */
const COMPLAINT_MS = 1000;
/** The picture as most phones give it, upright or lying: smaller, and far codes are lost. */
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
    const calm = calmVideo();

    const release = async () => {
      stopFitting();
      // The light goes off now, whatever follows.
      for (const track of tracksOf(box)) track.stop();
      try {
        if (scanner?.isScanning) await scanner.stop();
      } catch {
        // It refuses to stop in the moment in which it starts.
      }
      box.remove();
      decoder.end();
      calm();
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
      // It says that it has started before the video plays, and cannot be stopped until then.
      if (!scanner.isScanning) await firstPicture(box, signal);
    } catch (thrown) {
      await release();
      signal.throwIfAborted();
      throw new ScanError(failureOf(thrown), { cause: thrown });
    }
    if (signal.aborted) {
      await release();
      signal.throwIfAborted();
    }
    signal.addEventListener('abort', () => void release(), { once: true });
    const [track] = tracksOf(box);
    // Not fired by our own stopping.
    track?.addEventListener('ended', () => {
      if (!signal.aborted) listener.onLost();
    });
    return torchOf(track);
  },
};

/**
 * A fresh element each time, found by its id. Pictures are decoded at the size in which the video is laid out, hence as
 * large as the camera's own.
 */
function createBox(host: HTMLElement): HTMLElement {
  const box = document.createElement('div');
  box.id = `pausa-qr-reader-${++count}`;
  const isUpright = window.matchMedia('(orientation: portrait)').matches;
  box.style.width = `${isUpright ? PICTURE.short : PICTURE.long}px`;
  host.append(box);
  return box;
}

/** Shrinks the large video so that it fills its host, the middle in the middle. */
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

/** It does not wait for the video to play, so nobody hears when the video leaves the page before it does. */
function calmVideo(): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && reason.name === 'AbortError' && reason.message.includes('play()')) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', listener);
  return () => void setTimeout(() => window.removeEventListener('unhandledrejection', listener), COMPLAINT_MS);
}

/** It throws texts that have the browser's error somewhere in them. */
function failureOf(thrown: unknown): ScanFailure {
  const text = String(thrown);
  if (/NotAllowedError|PermissionDenied|SecurityError/.test(text)) return 'denied';
  if (/NotFoundError|OverconstrainedError|NotSupported|not supported/i.test(text)) return 'unsupported';
  return 'unavailable'; // NotReadableError: another program has the camera
}

/** What the standard's types leave out. */
type TorchCapabilities = MediaTrackCapabilities & { readonly torch?: boolean };
type TorchConstraint = MediaTrackConstraintSet & { torch: boolean };

function torchOf(track: MediaStreamTrack | undefined): Torch | null {
  // Firefox has no capabilities.
  const capabilities = (track?.getCapabilities as (() => TorchCapabilities) | undefined)?.call(track);
  if (track === undefined || capabilities?.torch !== true) return null;
  const light = (torch: boolean): TorchConstraint => ({ torch });
  return { set: (isOn) => track.applyConstraints({ advanced: [light(isOn)] }) };
}
