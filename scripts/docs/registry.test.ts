import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registryLists } from './registry.ts';

it.each(Object.entries(registryLists()))('%s is what `npm run docs` writes', (path, text) => expect(readFileSync(path, 'utf8')).toBe(text));
