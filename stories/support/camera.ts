import { type Camera, type CameraAccess, ScanError, type Torch } from '../../src/widgets/code-entry/index.ts';
import { never } from './identity.ts';

interface Script {
  readonly access?: CameraAccess | 'never';
  /** The result of opening the camera; a picture by default. */
  readonly opens?: 'never' | ConstructorParameters<typeof ScanError>[0];
  /** The text of the code in the picture. */
  readonly text?: string;
  readonly torch?: Torch | null;
}

/** A camera that shows nothing but a grey wall. */
export function scriptedCamera({ access = 'granted', opens, text, torch = null }: Script = {}): Camera {
  return {
    access: () => (access === 'never' ? never() : Promise.resolve(access)),
    loadReader: async () => ({
      async start(host, { onText }, signal) {
        if (opens === 'never') return never();
        if (opens !== undefined) throw new ScanError(opens);
        const wall = document.createElement('div');
        wall.style.cssText = 'position: absolute; width: 100%; height: 100%; transform: translate(-50%, -50%); background: #7d8a83';
        host.append(wall);
        signal.addEventListener('abort', () => wall.remove());
        if (text !== undefined) setTimeout(() => onText(text));
        return torch;
      },
    }),
  };
}
