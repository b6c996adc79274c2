import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** The files for offline use: all except those that only work online, and those of other pages. */
const LEFT_OUT =
  /^embed\.js$|(^|\/)(firebase|dist|braintree-\w+|pay-\w+|html5-qrcode-reader|zxing_reader|decoder\.worker|RefusedInFrame|framing|menu-theme|telemetry|web-vitals)-[\w-]+\.\w+$|\.map$|\.txt$/;

/**
 * Builds the service worker of a page, as one classic script with the list of the page's files. A hashed name is the revision of
 * its file; the page's revision is the hash of its content.
 * @param fileName of the worker
 */
export function serviceWorker(entry: URL, fileName: string): Plugin {
  return {
    name: 'pausa:service-worker',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.values(bundle)
        .filter(({ fileName }) => !LEFT_OUT.test(fileName))
        .map((file) => {
          const content = file.type === 'chunk' ? file.code : file.source;
          const isHashed = fileNameIsHashed(file.fileName);
          return { url: `/${file.fileName}`, revision: isHashed ? null : createHash('sha256').update(content).digest('hex').slice(0, 16) };
        })
        .sort((a, b) => a.url.localeCompare(b.url));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { PAUSA_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: dir,
          emptyOutDir: false,
          sourcemap: true,
          target: 'es2022',
          rolldownOptions: {
            input: fileURLToPath(entry),
            output: { format: 'iife', entryFileNames: fileName },
          },
        },
      });
    },
  };
}

const fileNameIsHashed = (name: string) => /^assets\/.+-[\w-]{8,}\.\w+$/.test(name);
