import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe on the page and on every frame in it.
 * @param rules all of axe's by default
 * @returns a readable text for the violations, empty for none
 */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const frame of page.frames()) {
    // Leaves out the identity provider's helper frame, which is invisible and not ours.
    if (new URL(frame.url(), 'http://localhost').pathname.startsWith('/emulator/')) continue;
    // The debugger evaluates axe, because a strict CSP forbids a script tag. It has half a megabyte, so each document gets it
    // once.
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
    // In the middle of a transition, a colour is between two of ours.
    await frame.evaluate(() => {
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    });
    const { violations } = await frame.evaluate(
      (only) =>
        (globalThis as unknown as { axe: { run(root: Document, options: object): Promise<AxeResults> } }).axe.run(document, {
          iframes: false,
          resultTypes: ['violations'],
          ...(only === undefined
            ? // WCAG 2.2, 2.5.8: axe does not run this rule by default.
              { rules: { 'target-size': { enabled: true } } }
            : { runOnly: { type: 'rule', values: only } }),
        }),
      rules,
    );
    for (const { id, help, nodes } of violations) {
      for (const { target, html, failureSummary } of nodes) {
        lines.push(
          `${id}: ${help}\n  ${target.flat().join(' ')}\n  ${html.slice(0, 160)}\n  ${(failureSummary ?? '').replaceAll('\n', '\n  ')}`,
        );
      }
    }
  }
  return lines.join('\n\n');
}
