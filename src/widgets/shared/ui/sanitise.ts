import purifier from 'dompurify';
// It also declares what TypeScript's own DOM library does not know yet: `window.trustedTypes`.
import type { TrustedTypePolicy } from 'trusted-types';
import type { AddressPolicy } from '../rules/addresses.ts';
import { guardLink } from '../rules/links.ts';

/** Text with emphasis, lists and links. No style, class, id, form, image or frame: nothing that can draw over our own page. */
const ALLOWED_TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'span'];

/** Of the piece of HTML that is being cleaned: hooks belong to the module, and cleaning never waits. */
let addresses: AddressPolicy | null = null;

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLAnchorElement)) return;
  const href = node.getAttribute('href');
  const target = href === null || addresses === null ? null : guardLink(href, addresses);
  if (target === null) node.removeAttribute('href');
  else if (target.kind === 'external') {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

/**
 * Where a page insists on Trusted Types: a policy of our own, so that the page's own DOMPurify and ours are not in each
 * other's way. A page that does not allow it (`trusted-types pausa`) has this module fail, and shows text.
 */
const TRUSTED_TYPES_POLICY = (window.trustedTypes?.createPolicy('pausa', { createHTML: (html) => html, createScriptURL: (url) => url }) ??
  null) as TrustedTypePolicy | null;

/**
 * What office programs and editors leave in a text. A browser judges style sheets, styles and handlers by the page's policy
 * as it parses them, in inert documents and templates too, and reports each. The sanitiser keeps none of them; taken out of
 * the text, honest ones cause no report. It takes one pass: neither pattern goes beyond the next tag.
 */
const STYLE_SHEET = /<style\b(?:[^<]|<(?!\/?style\b))*<\/style\s*>/gi;
const TAG = /<[a-z][^<>]*/gi;
const JUDGED_ATTRIBUTE = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

const withoutStyles = (html: string) => html.replace(STYLE_SHEET, '').replace(TAG, (tag) => tag.replace(JUDGED_ATTRIBUTE, ''));

/** Cleans HTML of the server. The only place where foreign HTML becomes ours; reach it through `SafeHtml`. */
export function sanitise(html: string, policy: AddressPolicy): TrustedHTML | string {
  addresses = policy;
  return purifier.sanitize(withoutStyles(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
    TRUSTED_TYPES_POLICY,
  });
}
