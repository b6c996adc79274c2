import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientOver, testRuntime } from '../../runtime/test-kit.ts';
import { Logo } from './Logo.tsx';
import { Picture } from './Picture.tsx';
import { draw } from '../test-dom.tsx';

const never = () => new Promise<Response>(() => undefined);

const HERE = window.location.origin;
const plates = () => document.querySelectorAll('svg').length;

describe('pictures', () => {
  const show = (images: readonly (string | null)[], runtime = testRuntime(clientOver(never))) => {
    draw(
      images.map((image, index) => <Picture key={index} image={image} />),
      runtime,
    );
    return runtime;
  };

  test('one that is refused leaves the plate of a missing one, and is tracked once for its host', async () => {
    const { tracking } = show([
      null,
      '',
      'https://evil.example/penne.jpg?token=abc',
      'https://evil.example/gnocchi.jpg',
      '/b2c/auth/logout',
      'data:image/svg+xml,<svg/>',
    ]);
    expect([document.querySelector('img'), plates()]).toEqual([null, 6]);
    await waitFor(() =>
      expect(tracking.events).toEqual([
        { category: 'Error/Picture', label: 'refused picture of evil.example' },
        { category: 'Error/Picture', label: 'refused API call of localhost' },
        { category: 'Error/Picture', label: 'refused data:' },
      ]),
    );
  });

  const addresses = { origin: HERE, apiBaseUrl: '', apiAliases: [], pictureOrigins: [HERE, 'https://cdn.example'] };
  const drawn = () => Array.from(document.querySelectorAll('img'), ({ src }) => src);

  test('one of our own, or of a host that is listed, is drawn; an SVG where the provider says so', () => {
    const images = ['/foto/penne.jpg', '/foto/penne.svg', 'https://cdn.example/penne.jpg', 'https://cdn.example/penne.svg'];
    show(images, testRuntime(clientOver(never), { addresses }));
    expect([drawn(), plates()]).toEqual([[`${HERE}/foto/penne.jpg`, 'https://cdn.example/penne.jpg'], 2]);
    cleanup();
    show(images, testRuntime(clientOver(never), { addresses: { ...addresses, svgPictures: true } }));
    expect(drawn()).toEqual([
      `${HERE}/foto/penne.jpg`,
      `${HERE}/foto/penne.svg`,
      'https://cdn.example/penne.jpg',
      'https://cdn.example/penne.svg',
    ]);
  });

  describe('whose address does not name its format', () => {
    /** What each server answers; one that is missing cannot be asked. */
    const ANSWERS: Readonly<Record<string, [type: string | null, status: number]>> = {
      '/png': ['image/png', 200],
      '/webp': ['IMAGE/WebP ; q=1', 200],
      'https://cdn.example/jpeg': ['image/jpeg', 200],
      '/drawing': ['image/svg+xml; charset=utf-8', 200],
      '/both': ['image/png, image/svg+xml', 200],
      '/page': ['text/html', 200],
      '/none': [null, 200],
      '/lost': ['image/png', 404],
    };
    const ask = vi.fn<typeof fetch>();
    beforeEach(() => {
      ask.mockReset().mockImplementation(async (input) => {
        const [type, status] = ANSWERS[String(input).replace(HERE, '')] ?? [];
        if (type === undefined) throw new TypeError('Failed to fetch');
        return new Response('', { status: status ?? 200, ...(type === null ? {} : { headers: { 'content-type': type } }) });
      });
      vi.stubGlobal('fetch', ask);
    });
    afterEach(() => vi.unstubAllGlobals());

    test('is drawn when its server calls it a raster image, and tracked when not', async () => {
      const eager = [...Object.keys(ANSWERS), '/unread'];
      const runtime = testRuntime(clientOver(never), { addresses });
      draw(
        eager.map((image) => <Picture key={image} image={image} isEager />),
        runtime,
      );
      expect(drawn()).toEqual([]);
      await waitFor(() => expect(drawn()).toEqual([`${HERE}/png`, `${HERE}/webp`, 'https://cdn.example/jpeg']));
      await waitFor(() =>
        expect(runtime.tracking.events).toEqual([{ category: 'Error/Picture', label: 'refused unknown format of localhost' }]),
      );
    });

    test('is asked for near the window only', async () => {
      const seen = new Set<Element>();
      const callbacks: ((entries: object[]) => void)[] = [];
      class Observer {
        constructor(callback: (entries: object[]) => void) {
          callbacks.push(callback);
        }
        observe = (element: Element) => void seen.add(element);
        disconnect = () => undefined;
      }
      vi.stubGlobal('IntersectionObserver', Observer);
      show(['/far'], testRuntime(clientOver(never), { addresses }));
      await waitFor(() => expect(Array.from(seen)).toEqual([document.querySelector('svg')]));
      for (const callback of callbacks) callback([{ isIntersecting: false }]);
      expect(ask).not.toHaveBeenCalled();
      for (const callback of callbacks) callback([{ isIntersecting: true }]);
      await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    });
  });
});

test('a logo that does not load gives its place to the first letter of the name', () => {
  draw(<Logo />, { ...testRuntime(clientOver(never)), productName: 'Gusto', logoUrl: '/marchoi.svg' });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/marchoi.svg');
  fireEvent.error(document.querySelector('img')!);
  expect([document.querySelector('img'), document.querySelector('svg')?.textContent]).toEqual([null, 'G']);
});
