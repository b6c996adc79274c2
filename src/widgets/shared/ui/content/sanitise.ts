import purifier from 'dompurify';
// The import also declares `window.trustedTypes`, which TypeScript's DOM library lacks.
import type { TrustedTypePolicy } from 'trusted-types';
import type { AddressPolicy } from '../../rules/addresses.ts';
import { guardLink } from '../../rules/links.ts';

/** Text with emphasis, lists and links. No style, class, id, form, image or frame, because they could draw over our page. */
const ALLOWED_TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'span'];

/** The policy of the current `sanitise` call: hooks are global to the module, and cleaning is synchronous. */
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

/** A policy of our own for Trusted Types. If the page does not allow it, this module fails to load and plain text is shown. */
const TRUSTED_TYPES_POLICY = (window.trustedTypes?.createPolicy('pausa', { createHTML: (html) => html, createScriptURL: (url) => url }) ??
  null) as TrustedTypePolicy | null;

/**
 * The styles and handlers that editors leave in a text. Browsers report each to the page's policy while parsing, before the
 * sanitiser removes them, so ordinary ones go first. It takes linear time: neither pattern goes beyond the next tag.
 */
const STYLE_SHEET = /<style\b(?:[^<]|<(?!\/?style\b))*<\/style\s*>/gi;
const TAG = /<[a-z][^<>]*/gi;
const REPORTED_ATTRIBUTE = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;

const withoutStyles = (html: string) => html.replace(STYLE_SHEET, '').replace(TAG, (tag) => tag.replace(REPORTED_ATTRIBUTE, ''));

/** Cleans HTML of the server. This is the only place where foreign HTML enters our page; use it through `SafeHtml`. */
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
