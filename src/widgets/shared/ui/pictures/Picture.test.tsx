import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
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

  test('one of our own, or of a host that is listed, is drawn, an SVG from our own alone', () => {
    const addresses = { origin: HERE, apiBaseUrl: '', apiAliases: [], pictureOrigins: [HERE, 'https://cdn.example'] };
    show(
      ['/foto/penne.svg', 'https://cdn.example/penne.jpg', 'https://cdn.example/penne.svg'],
      testRuntime(clientOver(never), { addresses }),
    );
    expect(Array.from(document.querySelectorAll('img'), ({ src }) => src)).toEqual([
      `${HERE}/foto/penne.svg`,
      'https://cdn.example/penne.jpg',
    ]);
    expect(plates()).toBe(1);
  });
});

test('a logo that does not load gives its place to the first letter of the name', () => {
  draw(<Logo />, { ...testRuntime(clientOver(never)), productName: 'Gusto', logoUrl: '/marchoi.svg' });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/marchoi.svg');
  fireEvent.error(document.querySelector('img')!);
  expect([document.querySelector('img'), document.querySelector('svg')?.textContent]).toEqual([null, 'G']);
});
