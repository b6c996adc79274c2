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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a picture is read every 300 ms, with the rear camera [P1-9.5]', async () => {
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

test.each([
  ['for a moment', 4000, 0],
  ['for more than 5 seconds, as when another app takes it', 6000, 1],
])('a camera that sends no pictures %s', async (_, ms, lost) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  class Stream {
    getVideoTracks = () => [track];
  }
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  vi.stubGlobal('MediaStream', Stream);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const host = document.createElement('div');
  const session = new AbortController();
  const onLost = vi.fn();
  start.mockImplementationOnce(async () => {
    const video = Object.defineProperty(document.createElement('video'), 'srcObject', { value: new Stream() });
    host.firstElementChild?.append(video);
    return null;
  });
  await reader.start(host, { onText: vi.fn(), onLost }, session.signal);
  vi.useFakeTimers();
  track.dispatchEvent(new Event('mute'));
  await vi.advanceTimersByTimeAsync(ms);
  track.dispatchEvent(new Event('unmute'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onLost).toHaveBeenCalledTimes(lost);
  session.abort();
});
