/** Decodes QR codes off the main thread. The only file that imports zxing-wasm; its wasm file comes from our own origin. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

export interface DecoderQuestion {
  readonly id: number;
  readonly bitmap: ImageBitmap;
}
export type DecoderAnswer = { readonly isReady: true } | { readonly id: number; readonly text: string | null };

const post = (answer: DecoderAnswer) => globalThis.postMessage(answer);

prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true }).then(
  () => post({ isReady: true }),
  () => undefined, // download failed, or a CSP without 'wasm-unsafe-eval': never ready
);

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });

async function read(bitmap: ImageBitmap): Promise<string | null> {
  if (context === null) return null;
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return found?.isValid === true ? found.text : null;
}

globalThis.addEventListener('message', ({ data: { id, bitmap } }: MessageEvent<DecoderQuestion>) => {
  read(bitmap).then(
    (text) => post({ id, text }),
    () => post({ id, text: null }),
  );
});
