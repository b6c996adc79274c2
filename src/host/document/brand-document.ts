import { ROUTES } from '../../registry/routes.ts';
import type { Language } from '../../widgets/shared/text/language.ts';
import type { HostConfig } from '../config.ts';
import { documentText } from './text.ts';

/** The icon of a product without a logo, as a data URL: its first letter on its primary colour. */
function letterMark({ productName, theme }: HostConfig): string {
  const letter = productName.slice(0, 1).toUpperCase().replace(/[<>&]/g, '');
  const [background, text] = [theme.light.primary ?? '#0B7146', theme.light['on-primary'] ?? '#FFFFFF'];
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${background}"/><text x="20" y="28" text-anchor="middle" font-family="Arial,sans-serif" font-size="23" font-weight="700" fill="${text}">${letter}</text></svg>`,
  )}`;
}

function link(rel: string, href: string): void {
  const element = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ?? document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
}

const themeColour = (scheme: string, colour: string | undefined) => {
  if (colour !== undefined) document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)?.setAttribute('content', colour);
};

/**
 * Sets what the browser shows outside the page: the tab icon, the theme colour, the description, and the web app manifest. All URLs are absolute,
 * because a manifest at a blob URL cannot resolve relative ones.
 */
export function introduceProduct(config: HostConfig, language: Language): void {
  const { description, shortcuts } = documentText(language);
  const { origin } = window.location;
  const { productName, logoUrl, touchIconUrl, theme } = config;
  const icon = logoUrl === null ? letterMark(config) : new URL(logoUrl, origin).href;
  const touchIcon = touchIconUrl === null ? null : new URL(touchIconUrl, origin).href;
  link('icon', icon);
  if (touchIcon !== null) link('apple-touch-icon', touchIcon);
  themeColour('light', theme.light.background);
  themeColour('dark', theme.dark.background);
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  const manifest = {
    id: `${origin}/`,
    name: productName,
    short_name: productName,
    description,
    lang: language.lang,
    start_url: `${origin}/`,
    scope: `${origin}/`,
    display: 'standalone',
    background_color: theme.light.background ?? '#F5F8F2',
    theme_color: theme.light.background ?? '#F5F8F2',
    // A launcher cuts an icon that is maskable to its own shape: the letter and the touch icon reach the edge.
    icons: [
      {
        src: icon,
        sizes: 'any',
        ...(/\.svg$|^data:/.test(icon) ? { type: 'image/svg+xml' } : {}),
        purpose: logoUrl === null ? 'any maskable' : 'any',
      },
      ...(touchIcon === null ? [] : [{ src: touchIcon, sizes: '512x512', type: 'image/png', purpose: 'any maskable' }]),
    ],
    shortcuts: [
      { name: shortcuts.order, url: origin + ROUTES.home.template },
      { name: shortcuts.code, url: origin + ROUTES.code.template },
      { name: shortcuts.orders, url: origin + ROUTES.orders.template },
    ],
  };
  link('manifest', URL.createObjectURL(new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' })));
}
