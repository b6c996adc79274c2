/** `component.html?name=Cart&story=DataFetched`: a component in the world of one of its stories. */
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider, RuntimeProvider } from '../../src/widgets/index.ts';
import '../../src/widgets/shared/ui/theme/theme.css.ts';
import { createRuntime, type StoryWorld } from '../../stories/support/world.tsx';
import { answerFrom, onSettings, type Settings, setTheme, tell } from '../../stories/support/frame.ts';

type Args = Readonly<Record<string, unknown>>;
type Wrap = (Story: () => ReactNode, context: object) => ReactNode;

/** The part of a story, or of what a file's stories share, that is used here. */
interface Story {
  readonly component?: ComponentType<Args>;
  readonly args?: Args;
  readonly decorators?: Wrap | readonly Wrap[];
  readonly parameters?: { readonly world?: StoryWorld };
}

const FILES = import.meta.glob<Readonly<Record<string, Story>>>('../../stories/*/*.stories.tsx');

const { name = '', story: wanted = '', theme = 'light' } = Object.fromEntries(new URLSearchParams(window.location.search));
const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}.stories.tsx`))?.[1];

/** A story's callbacks also tell the page around that they were called. */
const telling = (args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([prop, value]) => [
      prop,
      prop.startsWith('on') && typeof value === 'function'
        ? (...given: unknown[]) => {
            tell(prop, given.length > 1 ? given : given[0]);
            return (value as (...given: unknown[]) => unknown)(...given);
          }
        : value,
    ]),
  );

async function show(root: HTMLElement, read: () => Promise<Readonly<Record<string, Story>>>): Promise<void> {
  const stories = await read();
  const { default: shared, [wanted]: story } = stories;
  const Component = shared?.component;
  if (Component === undefined || story === undefined) throw new Error(`${name} has no story ${wanted}`);
  const world = { ...shared?.parameters?.world, ...story.parameters?.world };
  const memory = createRuntime(world);
  const runtime = {
    ...memory,
    // There is no app to go to: the page around says where the way would lead.
    navigation: {
      ...memory.navigation,
      go: (destination: object) => tell('navigation', destination),
      follow: (link: object) => (tell('navigation', link), true),
    },
  };
  const args = telling({ ...shared?.args, ...story.args });
  const parameters = { ...shared?.parameters, ...story.parameters };
  const wraps = [story.decorators ?? [], shared?.decorators ?? []].flat();
  const Story = wraps.reduce<() => ReactNode>(
    (Inner, wrap) => () => wrap(Inner, { args, parameters }),
    () => <Component {...args} />,
  );
  const view = createRoot(root);
  let ofProduct = runtime;
  const draw = (colours: string, brand?: Settings['brand']) => {
    setTheme(colours);
    if (brand !== undefined) ofProduct = { ...runtime, ...brand.product };
    const lang = brand?.lang ?? 'it';
    document.documentElement.lang = lang;
    document.documentElement.style.background = brand?.style[colours === 'dark' ? '--_pd-background' : '--_pl-background'] ?? '';
    view.render(
      <div data-pausa-root="" data-theme={colours} style={brand?.style}>
        <RuntimeProvider runtime={ofProduct}>
          <LanguageProvider lang={lang}>
            <Story />
          </LanguageProvider>
        </RuntimeProvider>
      </div>,
    );
  };
  draw(theme);
  onSettings(({ attributes, brand }) => draw(attributes['theme'] ?? 'light', brand));
}

const place = document.querySelector<HTMLElement>('#example');
if (load !== undefined && place !== null) {
  // Whatever a component asks for besides its runtime must not reach the network either.
  answerFrom(() => Promise.reject(new TypeError('There is no server')));
  void show(place, load);
}
