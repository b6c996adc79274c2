import { afterEach, expect, test, vi } from 'vitest';

const { start } = vi.hoisted(() => ({ start: vi.fn(async () => null) }));
vi.mock('html5-qrcode', () => ({
  Html5QrcodeSupportedFormats: { QR_CODE: 0 },
  Html5Qrcode: class {
    isScanning = true;
    start = start;
    stop = async () => undefined;
  },
}));

const { reader } = await import('./html5-qrcode-reader.ts');

afterEach(() => vi.unstubAllGlobals());

test('a picture is read every 300 ms, with the rear camera', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('MediaStream', Object);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const session = new AbortController();
  await reader.start(document.createElement('div'), { onText: vi.fn(), onLost: vi.fn() }, session.signal);
  const [camera, { fps, videoConstraints }] = start.mock.calls[0] as unknown as [object, { fps: number; videoConstraints: object }];
  expect(camera).toEqual({ facingMode: 'environment' });
  expect(videoConstraints).toMatchObject({ facingMode: 'environment' });
  expect(1000 / fps).toBeCloseTo(300);
  session.abort();
});
