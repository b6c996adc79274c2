/** A planted defect: small, plausible, and with an effect on a person; only a build or a browser shows it. */
export interface Defect {
  /** The unique name, for `--only`. */
  readonly id: string;
  readonly file: string;
  /** The text to replace; the file contains it exactly once. */
  readonly before: string;
  readonly after: string;
  /** The harm to a person or a partner. */
  readonly harm: string;
  /** The test files that must detect it. */
  readonly tests: readonly [string, ...string[]];
}

const UI = 'src/widgets/shared/ui';
const HOST = 'src/host';
const RUNTIME = 'src/widgets/shared/runtime';
const ELEMENTS = `${RUNTIME}/elements`;

export const DEFECTS: readonly Defect[] = [
  {
    id: 'dialog-focus-not-returned',
    file: `${UI}/feedback/Dialog.tsx`,
    before: '(opener as HTMLElement | null)?.focus()',
    after: '(opener as HTMLElement | null)?.blur()',
    harm: 'Who closes a dialog by keyboard begins at the top of the page again.',
    tests: ['tests/e2e/keyboard.spec.ts'],
  },
  {
    id: 'focus-unseen',
    file: `${UI}/theme/theme.css.ts`,
    before: "outline: '3px solid var(--_p-primary)'",
    after: "outline: '0 solid var(--_p-primary)'",
    harm: 'Who uses the keyboard does not see where they are.',
    tests: ['tests/e2e/keyboard.spec.ts'],
  },
  {
    id: 'targets-too-small',
    file: `${UI}/theme/tokens.ts`,
    before: "tap: '44px'",
    after: "tap: '20px'",
    harm: "A finger misses the stepper's buttons.",
    tests: ['tests/a11y/stories.spec.ts'],
  },
  {
    id: 'cart-bar-over-tabs',
    file: 'src/widgets/shared/ui/theme/surface.ts',
    before: "bottom: 'calc(86px + env(safe-area-inset-bottom))'",
    after: "bottom: 'calc(16px + env(safe-area-inset-bottom))'",
    harm: "The cart's bar covers the tabs below it.",
    tests: ['tests/e2e/shop.spec.ts'],
  },
  {
    id: 'cart-bar-over-last-dish',
    file: 'src/host/layout/layout.css.ts',
    before: 'aboveCartBar = above(168, 80)',
    after: 'aboveCartBar = above(24, 80)',
    harm: "The last dish's button lies under the cart's bar, and cannot be pressed.",
    tests: ['tests/e2e/shop.spec.ts'],
  },
  {
    id: 'element-early-properties',
    file: `${ELEMENTS}/define-element.tsx`,
    before: '        Reflect.deleteProperty(this, name);\n',
    after: '',
    harm: 'A property that the page set before the script came cannot be changed any more.',
    tests: ['tests/engines/chromium.test.ts'],
  },
  {
    id: 'element-empty-number',
    file: `${ELEMENTS}/define-element.tsx`,
    before: "if (kind === 'number' && String(value).trim() !== '' &&",
    after: "if (kind === 'number' &&",
    harm: 'An empty attribute counts as 0, without a warning.',
    tests: ['tests/engines/chromium.test.ts'],
  },
  {
    id: 'element-events-final',
    file: `${ELEMENTS}/define-element.tsx`,
    before: 'composed: true, cancelable: true',
    after: 'composed: true, cancelable: false',
    harm: 'A partner cannot keep the person on their own page.',
    tests: ['tests/engines/chromium.test.ts'],
  },
  {
    id: 'element-moved-is-new',
    file: `${ELEMENTS}/define-element.tsx`,
    before: '        if (this.isConnected) return;\n        super.disconnectedCallback();',
    after: '        super.disconnectedCallback();',
    harm: 'An element that the page moves is empty afterwards.',
    tests: ['tests/engines/chromium.test.ts'],
  },
  {
    id: 'element-foreign-sheets',
    file: `${ELEMENTS}/sheets.ts`,
    before: '[...target.adoptedStyleSheets, ...missing]',
    after: 'target instanceof Document ? [...missing] : [...target.adoptedStyleSheets, ...missing]',
    harm: "The partner's own style sheets are thrown out of their page.",
    tests: ['tests/engines/chromium.test.ts'],
  },
  {
    id: 'element-login-address',
    file: `${RUNTIME}/Embedded.tsx`,
    before: "appUrl.replace(/\\/+$/, '')}/login?",
    after: 'appUrl}/login?',
    harm: "The login leads to '//login' where the partner's address ends in a slash.",
    tests: ['tests/engines/chromium.test.ts'],
  },
  {
    id: 'tool-shadow-base',
    file: 'tools/ve-shadow.ts',
    before: 'css${n}$, import.meta.url);`',
    after: 'css${n}$, document.baseURI);`',
    harm: "The font is asked for at the partner's own address, and does not come.",
    tests: ['tests/engines/chromium.test.ts'],
  },
  {
    id: 'tool-no-latest',
    file: 'tools/element-versions.ts',
    before: 'for (const folder of [version, LATEST]) {',
    after: 'for (const folder of [version, version]) {',
    harm: 'Pages that take the newest elements find none.',
    tests: ['tests/built/element-versions.test.ts'],
  },
  {
    id: 'tool-integrity',
    file: 'tools/element-versions.ts',
    before: "createHash('sha384')",
    after: "createHash('sha512')",
    harm: 'A page that checks what it loads refuses our elements.',
    tests: ['tests/built/element-versions.test.ts'],
  },
  {
    id: 'package-side-effects',
    file: 'scripts/package/package-json.ts',
    before: "'./elements/**',\n      './lib/widgets/*/element.js',",
    after: '',
    harm: "A partner's bundler throws the elements away.",
    tests: ['tests/package/package.test.ts'],
  },
  {
    id: 'embed-all-frames',
    file: `${HOST}/embed.ts`,
    before: 'if (frame.contentWindow === source) frame.style.height',
    after: 'if (source !== null) frame.style.height',
    harm: 'Two menus on a page are as high as the one that spoke last.',
    tests: ['tests/elements/embed.spec.ts'],
  },
  {
    id: 'offline-screen-page',
    file: `${HOST}/menu/screen/service-worker.ts`,
    before: '(await isOurPage(response, TIMEOUT_S * 1000))',
    after: 'response.ok',
    harm: "A canteen's screen shows a network's login page.",
    tests: ['tests/e2e/screen.spec.ts'],
  },
  {
    id: 'offline-of-another-person',
    file: `${HOST}/session/session.tsx`,
    before: '  clear() {\n    endedSessions += 1;\n    globalThis.caches?.delete(CACHE_NAME).catch(ignore);',
    after: '  clear() {\n    endedSessions += 1;\n    if (endedSessions < 0) globalThis.caches?.delete(CACHE_NAME).catch(ignore);',
    harm: 'Without a connection the next person sees what the one before had bought.',
    tests: ['tests/e2e/offline.spec.ts'],
  },
  {
    id: 'session-return-unguarded',
    file: `${HOST}/session/sign-in.ts`,
    before: "guardReturn(query ?? storage.read('redirectTo'), addresses)",
    after: "query ?? guardReturn(storage.read('redirectTo'), addresses)",
    harm: 'A link to our login leads to a page of somebody else’s after the sign-in.',
    tests: ['tests/e2e/hostile-links.spec.ts'],
  },
  {
    id: 'session-return-without-query',
    file: `${HOST}/session/session.tsx`,
    before: "storage.write('redirectTo', pathname + search + hash);",
    after: "storage.write('redirectTo', pathname + hash);",
    harm: 'After the sign-in the page has forgotten what the address said.',
    tests: ['tests/e2e/session.spec.ts'],
  },
  {
    id: 'session-sign-out-keeps',
    file: `${HOST}/session/session.tsx`,
    before: "        storage.clear(['walletOff', 'corporateCreditOff', 'partialAmountOff']);\n",
    after: "        storage.remove('redirectTo');\n",
    harm: 'The token stays in the browser after the logout.',
    tests: ['tests/e2e/history.spec.ts', 'tests/e2e/session.spec.ts'],
  },
  {
    id: 'session-other-tab',
    file: `${HOST}/session/session.tsx`,
    before: '      offlineCache.clear();\n      nextGeneration();\n    });',
    after: '      offlineCache.clear();\n    });',
    harm: 'Another tab goes on with the cart of the person who has left.',
    tests: ['tests/e2e/sign-in/tabs.spec.ts'],
  },
  {
    id: 'focus-at-every-cart',
    file: `${HOST}/routing/screen-change.ts`,
    before: "`${isCart ? 'sellingArea' : match.name} ${Object",
    after: '`${match.name} ${Object',
    harm: 'Opening the cart scrolls the shop to its top.',
    tests: ['tests/e2e/history.spec.ts', 'tests/e2e/keyboard.spec.ts'],
  },
  {
    id: 'policy-of-another-page',
    file: `${HOST}/document/document-policy.ts`,
    before: 'const isAllowed = beginning === undefined || loadedAt().startsWith(beginning);',
    after: 'const isAllowed = beginning === undefined || window.location.pathname.startsWith(beginning);',
    harm: 'The card’s fields stay empty for whoever comes there from within the app.',
    tests: ['tests/e2e/payment/card.spec.ts'],
  },
  {
    id: 'framing-unasked',
    file: `${HOST}/menu/framing.ts`,
    before: 'if (source !== window.parent) return;',
    after: 'if (source === null) return;',
    harm: 'Any other window of the page decides whom the frame tells its height.',
    tests: ['tests/elements/iframe.spec.ts'],
  },
  {
    id: 'dialog-closed-twice',
    file: `${HOST}/ports/navigation.ts`,
    before: '  isLeavingDialog = true;\n',
    after: '  isLeavingDialog = false;\n',
    harm: 'A double click on Chiudi leaves the shop too.',
    tests: ['tests/e2e/history.spec.ts'],
  },
  {
    id: 'skip-link-leads-nowhere',
    file: `${HOST}/layout/Layout.tsx`,
    before: '<div id="content" tabIndex={-1}',
    after: '<div id="main" tabIndex={-1}',
    harm: "'Vai al contenuto' does nothing.",
    tests: ['tests/e2e/keyboard.spec.ts'],
  },
  {
    id: 'deploy-framed',
    file: 'deploy/nginx/pausa.conf.template',
    before: `default "'none'";`,
    after: `default "'self'";`,
    harm: 'The app can be framed, and a person tricked into paying.',
    tests: ['tests/deploy/nginx.spec.ts'],
  },
  {
    id: 'deploy-old-page',
    file: 'deploy/nginx/pausa.conf.template',
    before: 'default "no-cache";',
    after: 'default "public, max-age=3600";',
    harm: 'For an hour after a deployment the app asks for files that are gone.',
    tests: ['tests/deploy/nginx.spec.ts'],
  },
];
