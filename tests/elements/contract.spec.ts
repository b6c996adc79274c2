/**
 * The contract of every element with the page that embeds it, tested with a probe element (fixture/Probe.tsx) under a strict CSP.
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, type Page } from '@playwright/test';

import { ELEMENT, ELEMENT_V2, REACT_HOST, test } from './fixture/partner.ts';
import type { ProbeElement } from './fixture/Probe.tsx';

/** The props that React sees. */
async function expectProps(page: Page, expected: object, root = 'pausa-probe'): Promise<void> {
  const output = page.locator(root).getByTestId('props');
  await expect.poll(async () => JSON.parse((await output.textContent()) ?? '') as unknown).toStrictEqual(expected);
}

/** Runs in the page with the one probe on it. */
function onProbe<Result>(page: Page, run: (probe: ProbeElement) => Result): Promise<Awaited<Result>> {
  return page.locator('pausa-probe').evaluate(run as (element: Element) => Result) as Promise<Awaited<Result>>;
}

// In one worker: each that takes part builds the probe.
test.describe.configure({ mode: 'default' });

test.describe('attributes', () => {
  test('are kebab-case, and text or a number as declared', async ({ page, partner }) => {
    await partner.open({ body: '<pausa-probe label="" max-items="12.5"></pausa-probe>', scripts: [ELEMENT] });
    await expectProps(page, { label: '', maxItems: 12.5 });
    expect(await onProbe(page, (probe) => [probe.label, probe.maxItems])).toStrictEqual(['', 12.5]);
  });

  for (const markup of ['compact', 'compact=""', 'compact="false"']) {
    test(`a boolean counts by presence: ${markup}`, async ({ page, partner }) => {
      await partner.open({ body: `<pausa-probe ${markup}></pausa-probe>`, scripts: [ELEMENT] });
      await expectProps(page, { compact: true });
    });
  }

  test('changes and removals arrive; a removed attribute is as if it had never been', async ({ page, partner }) => {
    await partner.open({ body: '<pausa-probe label="a" max-items="1" compact tone="warm"></pausa-probe>', scripts: [ELEMENT] });
    await expectProps(page, { label: 'a', maxItems: 1, compact: true, tone: 'warm' });
    await onProbe(page, (probe) => probe.setAttribute('label', 'b'));
    await expectProps(page, { label: 'b', maxItems: 1, compact: true, tone: 'warm' });
    await onProbe(page, (probe) => probe.getAttributeNames().forEach((name) => probe.removeAttribute(name)));
    await expectProps(page, {});
    await expect(page.getByTestId('names')).toHaveText('onPick');
    expect(await onProbe(page, (probe) => [probe.label, probe.maxItems, probe.compact, probe.tone])).toStrictEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  for (const [name, text] of [
    ['max-items', 'abc'],
    ['max-items', ''],
    ['max-items', 'Infinity'],
    ['tone', 'hot'],
  ] as const) {
    test(`a bad value is ignored with one warning: ${name}="${text}"`, async ({ page, partner }) => {
      await partner.open({ body: `<pausa-probe label="a" ${name}="${text}"></pausa-probe>`, scripts: [ELEMENT] });
      await expectProps(page, { label: 'a' });
      expect(partner.complaints).toStrictEqual([expect.stringContaining(`<pausa-probe>: ${name}="${text}" is ignored`)]);
    });
  }

  test('lang stays the native property and reaches the widget', async ({ page, partner }) => {
    await partner.open({ body: '<pausa-probe></pausa-probe>', scripts: [ELEMENT] });
    await onProbe(page, (probe) => (probe.lang = 'en'));
    await expectProps(page, { lang: 'en' });
    expect(await onProbe(page, (probe) => probe.getAttribute('lang'))).toBe('en');
    expect(await onProbe(page, (probe) => probe.shadowRoot?.querySelector('h2')?.matches(':lang(en)'))).toBe(true);
  });
});

test.describe('properties', () => {
  test('set before the script has loaded are picked up, and work afterwards', async ({ page, partner }) => {
    await partner.open({ body: '' });
    await page.evaluate(() => {
      const probe = document.createElement('pausa-probe');
      probe.items = window.probeItems = [{ id: 'early' }];
      probe.setAttribute('max-items', '3');
      probe.label = 'early';
      document.body.append(probe);
    });
    await partner.load(ELEMENT);
    await expectProps(page, { items: [{ id: 'early' }], label: 'early', maxItems: 3 });
    await expect(page.getByTestId('identity')).toHaveText('true');
    await onProbe(page, (probe) => (probe.items = [{ id: 'late' }]));
    await expectProps(page, { items: [{ id: 'late' }], label: 'early', maxItems: 3 });
  });

  test('set on a created element before it is in the page are picked up', async ({ page, partner }) => {
    await partner.open({ body: '', scripts: [ELEMENT] });
    await page.evaluate(() => {
      const probe = document.createElement('pausa-probe');
      probe.compact = true;
      probe.label = 'made by script';
      document.body.append(probe);
    });
    await expectProps(page, { compact: true, label: 'made by script' });
  });

  test('keep the identity of objects; of all, words and booleans alone stand in the markup', async ({ page, partner }) => {
    await partner.open({ body: '<pausa-probe></pausa-probe>', scripts: [ELEMENT] });
    const seen = await onProbe(page, (probe) => {
      const items = (window.probeItems = [{ id: 'a' }]);
      Object.assign(probe, { items, label: 'b', maxItems: 2, compact: true, tone: 'cold' });
      return { same: probe.items === items, html: probe.outerHTML };
    });
    const html = '<pausa-probe compact="" tone="cold"></pausa-probe>';
    expect(seen).toStrictEqual({ same: true, html });
    await expectProps(page, { items: [{ id: 'a' }], label: 'b', maxItems: 2, compact: true, tone: 'cold' });
    await expect(page.getByTestId('identity')).toHaveText('true');
    expect(await onProbe(page, (probe) => probe.outerHTML)).toBe(html);
  });

  test('null and undefined mean absent', async ({ page, partner }) => {
    await partner.open({ body: '<pausa-probe label="a" max-items="2"></pausa-probe>', scripts: [ELEMENT] });
    await expectProps(page, { label: 'a', maxItems: 2 });
    await onProbe(page, (probe) => Object.assign(probe, { label: null, maxItems: undefined }));
    await expectProps(page, {});
    await expect(page.getByTestId('names')).toHaveText('onPick');
  });
});

test.describe('events', () => {
  test('bubble out of the shadow, composed and cancelable, with the very detail', async ({ page, partner }) => {
    await partner.open({ body: '<main><pausa-probe></pausa-probe></main>', scripts: [ELEMENT] });
    await onProbe(page, (probe) => {
      const items = (window.probeItems = [{ id: 'dish' }]);
      probe.items = items;
      document.addEventListener('pausa-pick', (event) => {
        const facts = {
          bubbles: event.bubbles,
          composed: event.composed,
          cancelable: event.cancelable,
          target: event.target === probe,
          path: event.composedPath().includes(document.body),
          detail: event.detail === items[0],
        };
        document.title = JSON.stringify(facts);
      });
    });
    await page.getByRole('button', { name: 'pick' }).click();
    expect(JSON.parse(await page.title())).toStrictEqual({
      bubbles: true,
      composed: true,
      cancelable: true,
      target: true,
      path: true,
      detail: true,
    });
  });

  test('tell the widget whether the page has prevented them', async ({ page, partner }) => {
    await partner.open({ body: '<pausa-probe></pausa-probe>', scripts: [ELEMENT] });
    const pick = page.getByRole('button', { name: 'pick' });
    await pick.click();
    await expect(page.getByTestId('allowed')).toHaveText('true');
    await onProbe(page, (probe) => probe.addEventListener('pausa-pick', (event) => event.preventDefault()));
    await pick.click();
    await expect(page.getByTestId('allowed')).toHaveText('false');
  });
});

test.describe('life in the page', () => {
  const TWO_PLACES = '<div id="a"><pausa-probe label="x"></pausa-probe></div><p></p><div id="b"></div>';

  for (const how of ['appendChild', 'moveBefore'] as const) {
    test(`a node that moves keeps its state (${how})`, async ({ page, partner }) => {
      await partner.open({ body: TWO_PLACES });
      await page.evaluate(() => (window.probeLog = []));
      await partner.load(ELEMENT);
      await page.getByRole('button', { name: 'count 0' }).click();
      await page.getByLabel('note').fill('no onions');
      await page.evaluate((method) => {
        const probe = document.querySelector('pausa-probe');
        const target = document.querySelector<HTMLElement & { moveBefore?(node: Node, child: null): void }>('#b');
        if (!probe || !target) throw new Error('page not ready');
        if (method === 'moveBefore') target.moveBefore?.(probe, null);
        else target.appendChild(probe);
      }, how);
      await expect(page.locator('#b pausa-probe').getByRole('button', { name: 'count 1' })).toBeVisible();
      await expect(page.getByLabel('note')).toHaveValue('no onions');
      await page.getByRole('button', { name: 'count 1' }).click();
      await expect(page.getByRole('button', { name: 'count 2' })).toBeVisible();
      expect(await page.evaluate(() => window.probeLog)).toStrictEqual(['mount']);
    });
  }

  test('an element that is in no page runs nothing', async ({ page, partner }) => {
    await partner.open({ body: '', scripts: [ELEMENT] });
    await page.evaluate(() => {
      window.probeLog = [];
      const probe = document.createElement('pausa-probe');
      probe.setAttribute('label', 'detached');
      probe.items = [];
      // when this second element has mounted, the detached one would have mounted, too
      document.body.append(document.createElement('pausa-probe'));
    });
    await expectProps(page, {});
    // Two frames later all scheduled work has run.
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.probeLog)).toStrictEqual(['mount']);
  });

  test('a removed node is unmounted once, and starts afresh with its props when it returns', async ({ page, partner }) => {
    await partner.open({ body: TWO_PLACES });
    await page.evaluate(() => (window.probeLog = []));
    await partner.load(ELEMENT);
    await page.getByRole('button', { name: 'count 0' }).click();
    const probe = await page.locator('pausa-probe').elementHandle();
    await probe?.evaluate((node) => {
      const home = node.parentElement;
      node.remove();
      home?.append(node); // appended and removed within one task
      node.remove();
    });
    await expect.poll(() => page.evaluate(() => window.probeLog)).toStrictEqual(['mount', 'unmount']);
    await probe?.evaluate((node) => document.body.append(node));
    await expect(page.getByRole('button', { name: 'count 0' })).toBeVisible();
    await expectProps(page, { label: 'x' });
    await expect.poll(() => page.evaluate(() => window.probeLog)).toStrictEqual(['mount', 'unmount', 'mount']);
    expect(partner.complaints).toStrictEqual([]);
  });

  test('a React 19 host in StrictMode shows, re-parents and removes it without a warning', async ({ page, partner }) => {
    await partner.open({ body: '<div id="host"></div>', scripts: REACT_HOST });
    await expectProps(page, { label: 'in React', compact: true, items: [{ id: 'from-react' }] });
    await page.getByRole('button', { name: 'pick' }).click();
    await expect(page.getByTestId('picked')).toHaveText('from-react');
    await page.getByRole('button', { name: 'toggle compact' }).click();
    // A boolean that is false is absent, as its attribute is.
    await expectProps(page, { label: 'in React', items: [{ id: 'from-react' }] });
    for (const place of ['right', 'left', 'right']) {
      await page.getByRole('button', { name: place }).click();
      await expect(page.locator(`#${place} pausa-probe`).getByRole('button', { name: 'count 0' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'nowhere' }).click();
    await expect(page.locator('pausa-probe')).toHaveCount(0);
    expect(partner.complaints).toStrictEqual([]);
  });

  test('a crash stays inside, is announced, and new values are a new chance', async ({ page, partner }) => {
    await partner.open({ body: '<h1>Partner</h1><pausa-probe label="crash"></pausa-probe>' });
    const announced = (): Promise<unknown> => page.evaluate(() => window.probeLog);
    await page.evaluate(() => {
      const log: string[] = (window.probeLog = []);
      document.addEventListener('pausa-error', (event) => log.push(JSON.stringify(event.detail)));
    });
    await partner.load(ELEMENT); // crashes at once
    await expect.poll(announced).toStrictEqual(['{"code":"render"}']);
    await onProbe(page, (probe) => (probe.label = 'fine'));
    await expectProps(page, { label: 'fine' });
    await onProbe(page, (probe) => (probe.label = 'crash')); // crashes later
    await expect.poll(announced).toStrictEqual(['{"code":"render"}', 'mount', '{"code":"render"}', 'unmount']);
    await expect(page.locator('pausa-probe')).toHaveText('');
    await expect(page.getByRole('heading', { name: 'Partner' })).toBeVisible();
    await onProbe(page, (probe) => (probe.label = 'recovered'));
    await expectProps(page, { label: 'recovered' });
  });
});

test.describe('the script', () => {
  test('twice, and in two versions, on one page: the first wins and all elements work', async ({ page, partner }) => {
    await partner.open({ body: '<pausa-probe label="a"></pausa-probe>', scripts: [ELEMENT, ELEMENT, ELEMENT_V2] });
    await expectProps(page, { label: 'a' });
    const before = await page.evaluateHandle(() => customElements.get('pausa-probe'));
    await partner.load(ELEMENT_V2.replace('element.js', 'element.js?again'));
    await page.evaluate(() => document.body.append(document.createElement('pausa-probe')));
    await expectProps(page, {}, 'pausa-probe >> nth=1');
    expect(await page.evaluate((constructor) => constructor === customElements.get('pausa-probe'), before)).toBe(true);
    expect(partner.complaints).toStrictEqual([]);
  });

  test('an older browser that refuses a null registry shows the element all the same', async ({ page, partner }) => {
    await page.addInitScript(() => {
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (init) {
        if (init.customElementRegistry === null) throw new TypeError('not a CustomElementRegistry');
        return attachShadow.call(this, init);
      };
    });
    await partner.open({ body: '<pausa-probe label="a"></pausa-probe>', scripts: [ELEMENT] });
    await expectProps(page, { label: 'a' });
    expect(partner.complaints).toStrictEqual([]);
  });

  test('runs in Node without doing anything', async ({ bundles }, testInfo) => {
    for (const [name, content] of bundles.production) {
      const file = testInfo.outputPath(name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await writeFile(testInfo.outputPath('package.json'), '{"type":"module"}');
    const program = `await import('./element.js'); console.log('imported', typeof HTMLElement)`;
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      cwd: testInfo.outputPath(),
      env: {},
    });
    expect(stdout + stderr).toBe('imported undefined\n');
  });

  test('respects a strict policy', async ({ page, partner }) => {
    await partner.open({ body: '<pausa-probe></pausa-probe>', scripts: [ELEMENT], css: 'hostile' });
    await expect(page.getByText('no label')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await partner.violations()).toStrictEqual([]);
    expect(partner.complaints).toStrictEqual([]);
  });

  test('(the policy above is in force and its breaches are heard)', async ({ page, partner }) => {
    await partner.open({ body: '<p style="color: red">x</p>', scripts: [ELEMENT] });
    await page.evaluate(() => {
      try {
        document.body.innerHTML = '<p></p>';
      } catch {
        // Trusted Types must refuse it
      }
    });
    expect(await partner.violations()).toStrictEqual(['style-src-attr inline', 'require-trusted-types-for trusted-types-sink']);
  });
});

test.describe('styles', () => {
  /** Every computed style of everything inside, and of its pseudo-elements. */
  const computedInside = (probe: ProbeElement): Record<string, string>[] =>
    Array.from(probe.shadowRoot?.querySelectorAll('*') ?? []).flatMap((element) =>
      [null, '::before', '::after', '::placeholder'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return Object.fromEntries(
          Array.from(style, (property) => [`${element.localName}${pseudo ?? ''} ${property}`, style.getPropertyValue(property)]),
        );
      }),
    );

  test('inside are the same on a hostile page as on a neutral one', async ({ page, partner }) => {
    const seen = [];
    for (const css of ['neutral', 'hostile'] as const) {
      await partner.open({ body: '<pausa-probe></pausa-probe>', scripts: [ELEMENT], css });
      await expect(page.getByText('no label')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      seen.push(await onProbe(page, computedInside));
    }
    const [neutral, hostile] = seen;
    expect(neutral?.length).toBe(4 * 12); // root, section, h2, 4 outputs, label, input, div, 2 buttons
    expect(neutral?.some((styles) => styles['h2 font-size'] === '22px' && styles['h2 font-weight'] === '600')).toBe(true);
    expect(hostile).toStrictEqual(neutral);
  });

  test('the page can still hide and size the element', async ({ page, partner }) => {
    await partner.open({ body: '<pausa-probe></pausa-probe>', scripts: [ELEMENT] });
    await expect(page.getByText('no label')).toBeVisible();
    expect(await onProbe(page, (probe) => getComputedStyle(probe).display)).toBe('block');
    await onProbe(page, (probe) => (probe.hidden = true));
    await expect(page.getByText('no label')).toBeHidden();
  });

  test('share one copy of each sheet, keep their order, and leave foreign sheets alone', async ({ page, partner }) => {
    await partner.open({ body: '<pausa-probe></pausa-probe><pausa-probe></pausa-probe><div></div>' });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('@counter-style partner { system: cyclic }');
      document.adoptedStyleSheets = [sheet];
    });
    await partner.load(ELEMENT);
    await expect(page.getByText('no label')).toHaveCount(2);
    const facts = await page.evaluate(() => {
      const [one, two] = document.querySelectorAll('pausa-probe');
      const rootOne = one?.shadowRoot;
      const rootTwo = two?.shadowRoot;
      if (!one || !rootOne || !rootTwo) throw new Error('page not ready');
      const before = [...rootOne.adoptedStyleSheets];
      const foreign = new CSSStyleSheet();
      rootOne.adoptedStyleSheets.push(foreign);
      document.querySelector('div')?.append(one);
      return {
        count: before.length,
        rootFirst: before[0]?.cssRules[0]?.cssText.startsWith(':host'),
        shared: before.every((sheet, index) => sheet === rootTwo.adoptedStyleSheets[index]),
        afterMove: rootOne.adoptedStyleSheets.length,
        sameOrder: before.every((sheet, index) => sheet === rootOne.adoptedStyleSheets[index]),
        foreignStays: rootOne.adoptedStyleSheets.includes(foreign),
        inDocument: [...document.adoptedStyleSheets].flatMap((sheet) => Array.from(sheet.cssRules, (rule) => rule.constructor.name)),
        styleTags: document.querySelectorAll('style, link[rel=stylesheet]:not([href="/page.css"])').length,
      };
    });
    expect(facts).toStrictEqual({
      count: 2, // the root's, the widget's
      rootFirst: true,
      shared: true,
      afterMove: 3,
      sameOrder: true,
      foreignStays: true,
      inDocument: ['CSSCounterStyleRule', 'CSSFontFaceRule'],
      styleTags: 0,
    });
  });

  test('bring their font from where the script came from', async ({ page, partner }) => {
    const requested: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'font' && requested.push(request.url())));
    await partner.open({ body: '<pausa-probe></pausa-probe>', scripts: [ELEMENT] });
    await expect(page.getByText('no label')).toBeVisible();
    await expect.poll(() => page.evaluate(() => Array.from(document.fonts, (font) => font.status))).toStrictEqual(['loaded']);
    expect(requested).toStrictEqual([expect.stringMatching(/^https:\/\/cdn\.test\/v1\/assets\/montserrat-[^/]+\.woff2$/)]);
  });
});
