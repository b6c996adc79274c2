import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages, pictures } from './docs.ts';

it('the tables are what `npm run docs` writes', () => {
  for (const [path, page] of Object.entries(pages())) expect(readFileSync(path, 'utf8'), path).toBe(page);
});

describe('docs/theming.md', () => {
  const page = readFileSync('docs/theming.md', 'utf8');

  it('has a picture of each token', () => {
    const written = Object.fromEntries(readdirSync('docs/theming').map((name) => [name, readFileSync(`docs/theming/${name}`, 'utf8')]));
    expect(written).toEqual(pictures());
    for (const name of Object.keys(written)) expect(page).toContain(`(theming/${name})`);
  });

  it('tells of every text that it can be read: 4.5 to 1', () => {
    const contrasts = [...page.matchAll(/^\| `[\w-]+` \| `[^|]+ \| ([\d.]+) \| ([\d.]+) \|$/gm)].flatMap(([, light, dark]) => [
      light,
      dark,
    ]);
    expect(contrasts).toHaveLength(24);
    for (const contrast of contrasts) expect(Number(contrast)).toBeGreaterThanOrEqual(4.5);
  });
});
