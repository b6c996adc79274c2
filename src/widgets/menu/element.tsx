import { LANGUAGES } from '../../api/index.ts';
import type { EmbeddedProps } from '../shared/runtime/Embedded.tsx';
import type { ContentEvents } from '../shared/runtime/element-events.ts';
import { defineElement, type ElementProps } from '../shared/runtime/elements/index.ts';
import { useProvider } from '../shared/runtime/provider.ts';
import { publicRuntime } from '../shared/runtime/public-runtime.ts';
import { RuntimeProvider } from '../shared/runtime/runtime.tsx';
import { ELEMENT_HEADING_LEVEL, HEADING_LEVELS, HeadingLevelProvider } from '../shared/ui/content/Heading.tsx';
import '../shared/ui/theme/theme.css.ts';
import { Menu, type MenuProps } from './Menu.tsx';

/**
 * `<pausa-menu menu-id="…">`: a public menu on any page. It stores nothing and needs no session.
 *
 * @csspart menu - the whole menu
 * @csspart title - its heading
 * @csspart section - one category
 * @csspart item - one dish
 * @csspart controls - the buttons of search and filter
 * @csspart search - the row with the search field; it sticks to the top, as the categories do
 * @csspart filter - the choices of the filter
 * @csspart categories - the row of links to the categories; below a bar of the page's own: `top: 56px`
 * @csspart category - one link of it
 * @csspart result - how many dishes the search or the filter leaves
 * @csspart button - a button with a label
 * @csspart register - the allergen register, on paper only
 */
export interface PausaMenuProps
  extends
    Partial<Pick<MenuProps, 'menuId' | 'layout' | 'controls' | 'lang'>>,
    Pick<
      EmbeddedProps,
      'apiBaseUrl' | 'pictureHosts' | 'svgPictures' | 'theme' | 'headingLevel' | 'hideWhenEmpty' | 'onReady' | 'onLoadError'
    > {
  onMenuChanged: (detail: null) => void;
}

interface MenuEvents extends ContentEvents {
  /** The kitchen has changed the menu that is shown. */
  'pausa-menu-changed': null;
}

const scriptOrigin = new URL(import.meta.url).origin;

function PausaMenu({
  menuId,
  apiBaseUrl = scriptOrigin,
  pictureHosts,
  svgPictures,
  theme = 'light',
  headingLevel = ELEMENT_HEADING_LEVEL,
  ...menu
}: ElementProps<PausaMenuProps>) {
  const { style, ...provider } = useProvider(apiBaseUrl);
  // Nothing to show before the page has said which menu: attributes may come one by one.
  if (menuId === undefined || menuId === '') return null;
  return (
    <RuntimeProvider
      runtime={publicRuntime(apiBaseUrl, {
        pictureHosts: pictureHosts?.split(/\s+/) ?? provider.pictureHosts,
        svgPictures: svgPictures === true || provider.svgPictures,
      })}
    >
      <div data-pausa-root="" data-theme={theme} style={style}>
        <HeadingLevelProvider value={headingLevel}>
          <Menu key={`${apiBaseUrl} ${menuId}`} {...menu} menuId={menuId} />
        </HeadingLevelProvider>
      </div>
    </RuntimeProvider>
  );
}

defineElement<PausaMenuProps, MenuEvents>({
  tag: 'pausa-menu',
  component: PausaMenu,
  needs: ['menuId'],
  attributes: {
    menuId: 'string',
    layout: ['grid', 'list', 'screen'],
    controls: ['full', 'none'],
    lang: LANGUAGES,
    apiBaseUrl: 'string',
    pictureHosts: 'string',
    svgPictures: 'boolean',
    theme: ['light', 'dark', 'auto'],
    headingLevel: HEADING_LEVELS,
    hideWhenEmpty: 'boolean',
  },
  events: { onReady: 'pausa-ready', onLoadError: 'pausa-load-error', onMenuChanged: 'pausa-menu-changed' },
});
