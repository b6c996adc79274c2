/** Films of QR codes for Chromium's fake camera: YUV4MPEG2 with a luma plane and grey colours. Chromium loops them. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const WIDTH = 640;
const HEIGHT = 480;
const PICTURES_PER_SECOND = 2;
const FOLDER = 'test-results/films';
/** The limits of a luma plane. */
const BLACK = 16;
const WHITE = 235;

export interface Scene {
  readonly text: string;
  readonly seconds?: number;
  /** Pixels for one module of the code. */
  readonly scale?: number;
  readonly degrees?: number;
  /** Radius in pixels. */
  readonly blur?: number;
  readonly isInverted?: boolean;
  /** Brightness; 1 is daylight. */
  readonly light?: number;
  /** The largest noise of a pixel, in steps of luma. */
  readonly noise?: number;
}

prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))).buffer,
  },
});

/** A pseudo-random generator with the same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function blurred(plane: Uint8Array, radius: number): Uint8Array {
  const pass = (source: Uint8Array, step: number, length: number, lines: number, lineStep: number) => {
    const target = new Uint8Array(source.length);
    for (let line = 0; line < lines; line += 1) {
      for (let at = 0; at < length; at += 1) {
        let sum = 0;
        for (let offset = -radius; offset <= radius; offset += 1) {
          sum += source[line * lineStep + Math.min(length - 1, Math.max(0, at + offset)) * step] ?? 0;
        }
        target[line * lineStep + at * step] = sum / (2 * radius + 1);
      }
    }
    return target;
  };
  return pass(pass(plane, 1, WIDTH, HEIGHT, WIDTH), WIDTH, HEIGHT, WIDTH, 1);
}

async function draw({ text, scale = 8, degrees = 0, blur = 0, isInverted = false, light = 1, noise = 0 }: Scene): Promise<Uint8Array> {
  const { symbol } = await writeBarcode(text, { format: 'QRCode', options: 'ecLevel=M' });
  const { data, width: modules } = symbol;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const quiet = 4;
  let plane = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2];
      const column = Math.floor((dx * cos + dy * sin) / scale + modules / 2);
      const row = Math.floor((dy * cos - dx * sin) / scale + modules / 2);
      const isOnPaper = Math.min(column, row) >= -quiet && Math.max(column, row) < modules + quiet;
      const isOnCode = Math.min(column, row) >= 0 && Math.max(column, row) < modules;
      const isDark = isOnCode && data[row * modules + column] === 0;
      plane[y * WIDTH + x] = isOnPaper ? (isDark === isInverted ? WHITE : BLACK) : 150;
    }
  }
  if (blur > 0) plane = blurred(plane, blur) as typeof plane;
  const next = random(7);
  return plane.map((luma) => Math.min(WHITE, Math.max(BLACK, BLACK + (luma - BLACK) * light + (next() - 0.5) * 2 * noise)));
}

/** Writes a film of these scenes, unless it exists. @returns its path */
export async function film(scenes: readonly Scene[]): Promise<string> {
  const file = join(FOLDER, `${createHash('sha256').update(JSON.stringify(scenes)).digest('hex').slice(0, 16)}.y4m`);
  if (existsSync(file)) return file;
  const parts = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${PICTURES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`)];
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  for (const scene of scenes) {
    const picture = Buffer.from(await draw(scene));
    for (let count = (scene.seconds ?? 2) * PICTURES_PER_SECOND; count > 0; count -= 1)
      parts.push(Buffer.from('FRAME\n'), picture, colours);
  }
  mkdirSync(FOLDER, { recursive: true });
  // Two workers may write at the same time, and neither may read half a film.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.concat(parts));
  renameSync(draft, file);
  return file;
}
