import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Smaller bodies are not compressed: the effort costs more than it saves. */
export const WORTH_PACKING_BYTES = 860;

/** The compressions that the browser accepts, the best first. */
export function acceptedEncodings(header: string | undefined): ('br' | 'gzip')[] {
  const offers = (header ?? '').split(',').map((part) => part.trim().split(';'));
  return (['br', 'gzip'] as const).filter((encoding) =>
    offers.some(([name, quality]) => name === encoding && !/q=0(\.0*)?$/.test(quality?.trim() ?? '')),
  );
}

/** `best`: highest level, for files that are compressed only once; otherwise a fast level, for single answers. */
export function pack(bytes: Uint8Array, encoding: 'br' | 'gzip', best: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: best ? 9 : 6 });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: best ? 9 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
