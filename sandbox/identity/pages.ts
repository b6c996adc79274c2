/** The emulator's sign-in page and helper frame, with the smallest changes that make them work without internet. */
import { escapeHtml } from './html.ts';
import type { Project } from './official.ts';

/** The emulator's pages use inline scripts. Requests to other origins are blocked. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

export function rewritePage(path: string, page: string): string {
  if (path === '/emulator/auth/iframe') return localGapi(page);
  if (path === '/emulator/auth/handler') return signInPage(page);
  return page;
}

const localGapi = (page: string) => replace(page, 'https://apis.google.com/js/api.js', '/sandbox/gapi-shim.js');

function signInPage(page: string): string {
  const offline = page.replaceAll(/<link href="https:[^>]*>/g, '').replaceAll(/<script src="https:[^>]*><\/script>/g, '');
  // The same e-mail is the same person each time (the original page invents a new id).
  const samePerson = replace(offline, 'sub: randomProviderRawId()', "sub: providerId + ':' + info.email.toLowerCase()");
  // Only Google verifies addresses: that makes account-exists-with-different-credential possible for Microsoft.
  const voucher = replace(samePerson, 'email_verified: true', "email_verified: providerId === 'google.com'");
  return replace(voucher, '</style>', `${STYLE}</style>`) + LOGIN_HINT;
}

/** Fails when the page has changed after an upgrade: it would contact the internet, or sign in differently. */
function replace(page: string, from: string, to: string): string {
  if (!page.includes(from)) throw new Error(`The emulator's page no longer contains ${from}`);
  return page.replaceAll(from, () => to);
}

/** Replaces the Material style sheets, which came from a CDN. */
const STYLE = `
html { background: #F5F8F2; color: #16261C; }
body, button, input { font: 16px/1.5 Montserrat, Arial, sans-serif; }
#content { background: #fff; border-radius: 22px; padding: 8px 0 24px; }
.material-icons, .mdc-notched-outline { display: none !important; }
.js-reuse-account { cursor: pointer; display: grid; padding-block: 12px !important; }
.js-reuse-account:hover, .js-reuse-account:focus { background: #F5F8F2; }
.callout .content { margin-left: 0; }
input { width: 100%; box-sizing: border-box; height: 40px; padding: 0 12px; border: 1px solid #6B7B70; border-radius: 10px; }
button { border: 1px solid #0B7146; border-radius: 22px; background: #fff; color: #0B7146; padding: 8px 20px; cursor: pointer; }
#sign-in { background: #0B7146; color: #fff; }
#sign-in:disabled { background: #DDE5DE; border-color: #DDE5DE; color: #4A5A50; }
#back-button { left: 0; }
`;

/** Fills in the address that the app suggests with `setCustomParameters({login_hint})`, as real providers do. */
const LOGIN_HINT = `<script>
(function () {
  var parameters = new URLSearchParams(location.search).get('customParameters');
  var hint = parameters && JSON.parse(parameters).login_hint;
  if (!hint) return;
  document.querySelector('.js-new-account').click();
  var input = document.getElementById('email-input');
  input.value = hint;
  input.dispatchEvent(new Event('input'));
})();
</script>
`;

/** The page lists the accounts without escaping them, and anyone can register a hostile address. */
export function safeToList(project: Project): Project {
  return Object.create(project, {
    listProviderInfosByProviderId: {
      value: (providerId: string) =>
        project.listProviderInfosByProviderId(providerId).map(({ photoUrl: _dropped, ...info }) => ({
          ...info,
          ...(info.email === undefined ? {} : { email: escapeHtml(info.email) }),
          ...(info.displayName === undefined ? {} : { displayName: escapeHtml(info.displayName) }),
        })),
    },
  }) as Project;
}
