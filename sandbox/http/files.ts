import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Encoding, pack, WORTH_PACKING_BYTES } from './encoding.ts';
import { isText, mimeOf } from './mime.ts';

export interface StaticFile {
  readonly path: string;
  readonly mime: string;
  readonly tag: string;
  /** The bytes, compressed when the file's type and size make that useful. */
  body(accepted: readonly Encoding[]): Promise<{ encoding: Encoding; bytes: Buffer }>;
}

const SUFFIX = { br: '.br', gzip: '.gz' } as const;
/** Reads one folder's files for a web server: nothing outside it, no dot files. Caches compressed bytes until it changes. */
export class Folder {
  readonly #packed = new Map<string, Promise<Buffer>>();

  constructor(readonly root: string) {}

  /** Null when there is no such file, or it may not be read. */
  async find(urlPath: string): Promise<StaticFile | null> {
    const segments = safeSegments(urlPath);
    if (segments === null) return null;
    const wanted = join(this.root, ...segments);
    try {
      // Resolves symbolic links: a link that leads out of the folder is refused.
      const [root, path] = await Promise.all([realpath(this.root), realpath(wanted)]);
      if (path !== root && !path.startsWith(root + sep)) return null;
      const info = await stat(path);
      if (!info.isFile()) return null;
      const tag = `${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}`;
      const mime = mimeOf(path);
      return {
        path,
        mime,
        tag,
        body: (accepted) => this.#body(path, tag, isText(mime) && info.size > WORTH_PACKING_BYTES ? accepted : []),
      };
    } catch {
      return null;
    }
  }

  async #body(path: string, tag: string, accepted: readonly Encoding[]): Promise<{ encoding: Encoding; bytes: Buffer }> {
    const encoding = (['br', 'gzip'] as const).find((candidate) => accepted.includes(candidate));
    if (encoding === undefined) return { encoding: 'identity', bytes: await readFile(path) };
    const key = `${path} ${tag} ${encoding}`;
    let packed = this.#packed.get(key);
    if (!packed) {
      // The build may have compressed the file already.
      packed = readFile(path + SUFFIX[encoding]).catch(async () => pack(await readFile(path), encoding, true));
      this.#packed.set(key, packed);
      packed.catch(() => this.#packed.delete(key));
    }
    return { encoding, bytes: await packed };
  }
}

/** The path's segments, or null when one of them could lead out of the folder. */
function safeSegments(urlPath: string): string[] | null {
  let path: string;
  try {
    path = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  // oxlint-disable-next-line no-control-regex -- exactly these must not reach the file system
  if (/[\u0000-\u001f\\:]/.test(path)) return null;
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.some((segment) => segment.startsWith('.') || segment === 'node_modules') ? null : segments;
}
