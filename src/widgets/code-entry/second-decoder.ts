/**
 * html5-qrcode alternates between `window.BarcodeDetector` and its own decoder. Browsers without a working `BarcodeDetector`
 * (iOS, Firefox, most desktops) get one from this file, based on zxing-wasm in a worker. Scanning does not wait for the
 * download: until the worker is ready, or if it never is, this detector finds nothing and html5-qrcode uses its own decoder.
 */
import type { DecoderAnswer, DecoderQuestion } from './decoder.worker.ts';

export interface SecondDecoder {
  /** Runs `make` while `window.BarcodeDetector` is our detector. */
  around<T>(make: () => T): T;
  end(): void;
}

interface DetectorWindow {
  BarcodeDetector?: { getSupportedFormats?(): Promise<readonly string[]> };
}

const NONE: SecondDecoder = { around: (make) => make(), end: () => undefined };

async function hasNativeDetector(): Promise<boolean> {
  const formats = await (window as DetectorWindow).BarcodeDetector?.getSupportedFormats?.().catch((): string[] => []);
  return formats?.includes('qr_code') === true;
}

export async function secondDecoder(): Promise<SecondDecoder> {
  if (await hasNativeDetector()) return NONE;
  let worker: Worker;
  try {
    worker = new Worker(new URL('./decoder.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return NONE; // the CSP forbids workers
  }

  let isReady = false;
  let count = 0;
  const waiting = new Map<number, (text: string | null) => void>();
  const end = () => {
    isReady = false;
    worker.terminate();
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };
  worker.addEventListener('error', end);
  worker.addEventListener('message', ({ data }: MessageEvent<DecoderAnswer>) => {
    if ('isReady' in data) {
      isReady = true;
      return;
    }
    waiting.get(data.id)?.(data.text);
    waiting.delete(data.id);
  });

  const read = async (canvas: HTMLCanvasElement): Promise<string | null> => {
    if (!isReady) return null;
    const bitmap = await createImageBitmap(canvas);
    if (!isReady) return null;
    const id = ++count;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage({ id, bitmap } satisfies DecoderQuestion, [bitmap]);
    });
  };

  class WorkerDetector {
    static getSupportedFormats = async () => ['qr_code'] as const;

    /** The results have the fields that html5-qrcode reads. It ignores a result without an area. */
    async detect(canvas: HTMLCanvasElement) {
      const rawValue = await read(canvas);
      if (rawValue === null) return [];
      return [{ rawValue, format: 'qr_code', boundingBox: new DOMRectReadOnly(0, 0, 1, 1), cornerPoints: [] }];
    }
  }

  return {
    around(make) {
      const page = window as DetectorWindow;
      const before = page.BarcodeDetector;
      page.BarcodeDetector = WorkerDetector;
      try {
        return make();
      } finally {
        if (before === undefined) delete page.BarcodeDetector;
        else page.BarcodeDetector = before;
      }
    },
    end,
  };
}
