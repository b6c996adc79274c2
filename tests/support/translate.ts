import type { BrowserContext } from '@playwright/test';
import { AMOUNT } from '../../src/widgets/shared/text/test-kit.ts';

export const AMOUNT_MARK = 'Amount that may be translated:';

/**
 * Treats every text as a browser's translation does, but keeps its words, so that the tests' sentences hold: a text node is replaced
 * by two nested `<font>` elements with a text of their own, at a random time, also in shadow roots. The seed gives the times.
 */
export async function translatePages(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(
    ({ first, amount, mark }) => {
      let state = first >>> 0;
      /** From 0 to 1: mulberry32. */
      const random = () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
      };
      const SKIPPED = 'script, style, title, noscript, textarea, option, font, svg, pre, code, [translate="no"], .notranslate';
      const font = (child: Node) => {
        const element = document.createElement('font');
        element.style.verticalAlign = 'inherit';
        element.append(child);
        return element;
      };
      const wrap = (node: Text) => {
        const { parentElement: parent, data } = node;
        if (!node.isConnected || data.trim() === '' || parent === null || parent.closest(SKIPPED) !== null) return;
        if (new RegExp(amount).test(data) && parent.closest('[data-pausa-root], [data-pausa-shell]') !== null)
          console.error(`${mark} ${data}`);
        node.replaceWith(font(font(document.createTextNode(data))));
      };
      /** Half of the texts at once, as a translation that has its words; the others when its server has answered. */
      const later = (node: Text) => (random() < 0.5 ? wrap(node) : setTimeout(() => wrap(node), random() * 400));
      const textsOf = (node: Node): Text[] => {
        if (node instanceof Text) return [node];
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        return texts;
      };
      const watch = (root: Node) => {
        new MutationObserver((mutations) => {
          for (const { type, target, addedNodes } of mutations) {
            if (type === 'characterData') later(target as Text);
            for (const node of addedNodes) if (!(node instanceof Element && node.tagName === 'FONT')) textsOf(node).forEach(later);
          }
        }).observe(root, { childList: true, subtree: true, characterData: true });
      };
      watch(document);
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (options) {
        const root = attachShadow.call(this, options);
        watch(root);
        return root;
      };
    },
    { first: seed, amount: AMOUNT.source, mark: AMOUNT_MARK },
  );
}
