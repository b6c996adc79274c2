/** The studio: a provider's brand in a form, and beside it the app, a menu, a shop and a screen that have it. */
import elements from 'virtual:pausa-elements';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LANGUAGES } from '../../src/api/index.ts';
import type { Theme } from '../../src/host/document/theme.ts';
import { METHOD_NAMES, type MethodName } from '../../src/registry/payment-methods.ts';
import type { ColourName } from '../../src/widgets/shared/ui/theme/palette.ts';
import { isThemeValue } from '../../src/widgets/shared/ui/theme/provider-theme.ts';
import { snippetsOf } from '../manual/snippets.ts';
import {
  type Brand,
  colourOf,
  configOf,
  CORNERS,
  type Corners,
  errorOf,
  errorsOf,
  fromAddress,
  HEX,
  LANGUAGE_NAMES,
  MAIN_ROLES,
  METHOD_LABELS,
  NO_BRAND,
  ORIGIN_LABEL,
  problemsOf,
  readHex,
  ROLES,
  type Scheme,
  SCHEMES,
  themeOf,
  toAddress,
  withColour,
} from './brand.ts';
import { Choice, Previews, type PreviewsProps } from './Previews.tsx';
import * as css from './Studio.css.ts';

const CORNER_NAMES: Readonly<Record<Corners, string>> = { round: 'Round', small: 'Small', square: 'Square' };
const TYPEFACES = ['Arial, sans-serif', 'Georgia, serif', 'Verdana, sans-serif', 'system-ui, sans-serif'];
const ADDRESS_AFTER_MS = 300;
/** The two parts of the studio, one at a time on a narrow window. */
const PARTS = { brand: 'Brand', previews: 'Previews' } as const;
/** What the sandbox has, for the lines to copy. */
const EXAMPLE_PROPS = { menuId: '00000000-0000-4000-8000-000000000001', areaId: 'milano-1' };
/** Where to find what replaces it. */
const ID_SOURCES = {
  menuId: "your menu's identifier, which its address has after /menu/",
  areaId: 'the identifier of your shop or coffee machine, which its address has after /selling-area/',
} as const satisfies Record<keyof typeof EXAMPLE_PROPS, string>;

/** `addressOf`: of a preview; by default that of a live example on the site. */
export function Studio({ addressOf }: Pick<PreviewsProps, 'addressOf'>) {
  const [brand, setBrand] = useState(() => fromAddress(window.location.hash));
  /** The picture itself, for the previews: it is no part of the address. */
  const [logo, setLogo] = useState<string | null>(null);
  const [part, setPart] = useState<keyof typeof PARTS>('brand');
  /** What 'Begin anew' replaced, until the next change. */
  const [replaced, setReplaced] = useState<{ brand: Brand; logo: string | null } | null>(null);
  /** Counts the replacements of the brand: fields with an unfinished text begin anew. */
  const [version, setVersion] = useState(0);
  const replace = (next: { brand: Brand; logo: string | null }) => {
    setBrand(next.brand);
    setLogo(next.logo);
    setVersion((now) => now + 1);
  };
  const change = (changed: Partial<Brand>) => {
    setReplaced(null);
    setBrand((now) => ({ ...now, ...changed }));
  };
  const theme = themeOf(brand);
  const errors = errorsOf(brand);
  // Browsers refuse more than some hundred changes of the address in a few seconds, as a dragged colour would make them.
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = toAddress(brand);
      const { pathname, search } = window.location;
      window.history.replaceState(null, '', `${pathname}${search}${address === '' ? '' : `#${address}`}`);
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [brand]);
  // A colleague's address that is pasted into this window.
  useEffect(() => {
    const read = () => {
      replace({ brand: fromAddress(window.location.hash), logo: null });
      setReplaced(null);
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  return (
    <main className={css.studio} data-pausa-root="" data-theme="auto" data-part={part}>
      <nav className={css.parts} aria-label="Studio">
        <Choice title="Part of the studio" all={['brand', 'previews']} chosen={part} names={PARTS} onChange={setPart} />
      </nav>
      <section className={css.form} aria-label="Brand">
        <header>
          <h1 className={css.title}>Brand studio</h1>
          <p className={css.lead}>
            Choose your brand, see it on the screens, and take <code>config.json</code> with you. Nothing is sent anywhere: the brand is in
            the address of this page.
            {/* The site's page; Storybook has none. */}
            {addressOf === undefined && (
              <>
                {' '}
                <a href="/theming.html">Theming</a> explains the colours.
              </>
            )}
          </p>
        </header>
        <Product brand={brand} change={change} errors={errors} onLogo={setLogo} />
        <Colours key={`colours ${version}`} theme={theme} brand={brand} change={change} />
        <Contrast brand={brand} change={change} />
        <Shapes key={`shapes ${version}`} brand={brand} change={change} />
        <Checks
          title="Languages"
          all={LANGUAGES}
          chosen={brand.languages}
          nameOf={(language) => LANGUAGE_NAMES[language]}
          onChange={(languages) => change({ languages })}
        />
        <Checks
          title="Payment methods"
          all={METHOD_NAMES}
          chosen={brand.paymentMethods}
          nameOf={methodLabel}
          onChange={(paymentMethods) => change({ paymentMethods })}
        />
        <Results brand={brand} errors={errors}>
          <button
            type="button"
            className={css.button}
            onClick={() => {
              setReplaced(replaced === null ? { brand, logo } : null);
              replace(replaced ?? { brand: NO_BRAND, logo: null });
            }}
          >
            {replaced === null ? 'Begin anew' : 'Undo'}
          </button>
          <span className={css.note} role="status">
            {replaced === null ? '' : 'All choices are gone. Undo brings them back.'}
          </span>
        </Results>
      </section>
      <Previews brand={brand} logo={logo} {...(addressOf && { addressOf })} />
    </main>
  );
}

function methodLabel(method: MethodName): ReactNode {
  const label = METHOD_LABELS[method];
  if (label === undefined) return method;
  return (
    <span>
      {label} <code className={css.codeName}>{method}</code>
    </span>
  );
}

interface PartProps {
  brand: Brand;
  change(changed: Partial<Brand>): void;
}

interface ThemedProps extends PartProps {
  /** That of the brand, with the colours that follow. */
  theme: Theme;
}

interface Describing {
  note?: string | undefined;
  error?: string | undefined;
}

interface FieldProps extends Describing {
  label: string;
  children(control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }): ReactNode;
}

function Field({ label, note, error, children }: FieldProps) {
  const id = useId();
  const described = [error !== undefined && `${id}-error`, note !== undefined && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {error !== undefined && (
        <span id={`${id}-error`} className={css.error}>
          {error}
        </span>
      )}
      {note !== undefined && (
        <p id={`${id}-note`} className={css.note}>
          {note}
        </p>
      )}
    </div>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{title}</legend>
    {children}
  </fieldset>
);

interface TextProps extends Describing {
  label: string;
  value: string;
  type?: 'text' | 'tel' | 'url';
  onChange(value: string): void;
}

const TextInput = ({ value, type = 'text', onChange, ...field }: TextProps) => (
  <Field {...field}>
    {(control) => (
      <input
        {...control}
        className={css.input}
        type={type}
        value={value}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

interface ProductProps extends PartProps {
  errors: readonly string[];
  onLogo(picture: string | null): void;
}

function Product({ brand, change, errors, onLogo }: ProductProps) {
  return (
    <Group title="Product">
      <TextInput
        label="Name"
        value={brand.productName}
        error={errorOf(errors, 'productName')}
        onChange={(productName) => change({ productName })}
      />
      <TextInput
        label="Support phone"
        type="tel"
        value={brand.supportPhone}
        note="As a person reads it. Empty: no telephone link."
        onChange={(supportPhone) => change({ supportPhone })}
      />
      <Field label="Logo" note="Square, SVG or PNG. The file goes beside config.json; here it is only shown.">
        {(control) => (
          <input
            {...control}
            // Without a logo it is another input, which has no name of a file.
            key={brand.logo === '' ? 'none' : 'chosen'}
            className={css.input}
            type="file"
            accept="image/svg+xml,image/png"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file === undefined) return;
              const reader = new FileReader();
              reader.addEventListener('load', () => onLogo(String(reader.result)));
              reader.readAsDataURL(file);
              change({ logo: file.name });
            }}
          />
        )}
      </Field>
      {brand.logo !== '' && (
        <p className={css.row}>
          <code>{brand.logo}</code>
          <button
            type="button"
            className={`${css.button} ${css.small}`}
            onClick={() => {
              onLogo(null);
              change({ logo: '' });
            }}
          >
            No logo
          </button>
        </p>
      )}
      <TextInput
        label={ORIGIN_LABEL}
        type="url"
        value={brand.origin}
        error={errorOf(errors, ORIGIN_LABEL)}
        onChange={(origin) => change({ origin })}
      />
      <TextInput
        label="Privacy notice"
        type="url"
        value={brand.privacy}
        error={errorOf(errors, 'links.privacy')}
        onChange={(privacy) => change({ privacy })}
      />
      <TextInput
        label="Terms of the wallet"
        type="url"
        value={brand.terms}
        note="Empty: no link."
        error={errorOf(errors, 'links.terms')}
        onChange={(terms) => change({ terms })}
      />
      <TextInput
        label="Questions about meal vouchers"
        type="url"
        value={brand.ticketFaq}
        note="Empty: no link."
        error={errorOf(errors, 'links.ticketFaq')}
        onChange={(ticketFaq) => change({ ticketFaq })}
      />
    </Group>
  );
}

function Colours({ theme, brand, change }: ThemedProps) {
  const others = ROLES.filter((role) => !MAIN_ROLES.includes(role));
  return (
    <Group title="Colours">
      <p className={css.note}>What you do not choose follows from your primary colour, or stays ours.</p>
      <Roles roles={MAIN_ROLES} theme={theme} brand={brand} change={change} label="Main colours" />
      <details>
        <summary>All colours</summary>
        <Roles roles={others} theme={theme} brand={brand} change={change} label="Other colours" />
      </details>
    </Group>
  );
}

function Roles({ roles, label, theme, brand, change }: ThemedProps & { roles: readonly ColourName[]; label: string }) {
  return (
    <table className={css.roles} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            {SCHEMES.map((scheme) => (
              <td key={scheme}>
                <Swatch scheme={scheme} role={role} shown={colourOf(theme, scheme, role)} brand={brand} change={change} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ scheme, role, shown, brand, change }: PartProps & { scheme: Scheme; role: ColourName; shown: string }) {
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const chosen = brand[scheme][role];
  /** What is typed, while it is no colour yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (colour: string | undefined) => {
    const { [role]: _, ...others } = brand[scheme];
    change({ [scheme]: colour === undefined ? others : { ...others, [role]: colour.toUpperCase() } });
  };
  const isWrong = typed !== null && readHex(typed) === undefined;
  const name = `${role}, ${scheme}`;
  return (
    <div className={css.swatch}>
      <input
        type="color"
        className={css.picker}
        aria-label={name}
        value={shown.toLowerCase()}
        onChange={(event) => {
          setTyped(null);
          choose(event.target.value);
        }}
      />
      <input
        ref={field}
        type="text"
        className={css.hex}
        aria-label={`${name}, as #rrggbb`}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        value={typed ?? chosen ?? ''}
        placeholder={shown}
        spellCheck={false}
        onChange={(event) => {
          const { value } = event.target;
          const isColour = HEX.test(value);
          setTyped(isColour || value === '' ? null : value);
          if (isColour) choose(value);
          else if (value === '') choose(undefined);
        }}
        // What is no colour stays, marked, until it is mended.
        onBlur={() => {
          const colour = readHex(typed ?? '');
          if (colour === undefined) return;
          setTyped(null);
          choose(colour);
        }}
      />
      {isWrong && (
        <span id={errorId} className={css.error}>
          Not a colour, such as #0B7146
        </span>
      )}
      {chosen !== undefined && (
        <button
          type="button"
          className={css.reset}
          aria-label={`Do not choose ${name}`}
          onClick={() => {
            choose(undefined);
            // The button goes.
            field.current?.focus();
          }}
        >
          ×
        </button>
      )}
    </div>
  );
}

function Contrast({ brand, change }: PartProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const problems = problemsOf(brand);
  return (
    <section className={css.group} aria-labelledby="contrast">
      <h2 id="contrast" ref={heading} tabIndex={-1} className={css.legend}>
        Contrast
      </h2>
      <p className={css.note} role="status">
        {problems.length === 0
          ? 'Every text can be read on its backgrounds, in both themes: at least 4.5 : 1.'
          : `${problems.length === 1 ? 'One text is' : `${problems.length} texts are`} hard to read: less than 4.5 : 1.`}
      </p>
      {problems.length > 0 && (
        <ul role="list" className={css.list}>
          {problems.map(({ scheme, text, onIllegible, contrast, remedy }) => {
            const isOfText = remedy?.role === text;
            const problemId = `${id}-${scheme}-${text}`;
            return (
              <li key={problemId} className={css.problem}>
                <span id={problemId}>
                  {`${text} in ${scheme} is hard to read on ${onIllegible.join(', ')}: only ${contrast.toFixed(1)} : 1.`}
                  {!isOfText && ` No colour of the text is enough for all of its backgrounds: change ${remedy?.role ?? 'one of them'}.`}
                </span>
                {remedy !== undefined && (
                  <button
                    type="button"
                    className={`${css.button} ${css.small}`}
                    aria-describedby={problemId}
                    onClick={() => {
                      change(withColour(brand, remedy));
                      // The button goes with its line.
                      heading.current?.focus();
                    }}
                  >
                    {`Take ${remedy.colour.toUpperCase()}${isOfText ? '' : ` for ${remedy.role}`}`}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Shapes({ brand, change }: PartProps) {
  const list = useId();
  /** What is typed, while it is no list of families yet. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Group title="Letters and corners">
      <Field
        label="Typeface"
        note="Families that the visitors' devices have, or that your page loads. Empty: Montserrat."
        error={typed === null ? undefined : 'Not a list of typefaces, such as Georgia, serif'}
      >
        {(control) => (
          <>
            <input
              {...control}
              list={list}
              className={css.input}
              value={typed ?? brand.font}
              spellCheck={false}
              onChange={(event) => {
                const { value } = event.target;
                const isRight = value === '' || isThemeValue('tokens', 'font', value);
                setTyped(isRight ? null : value);
                if (isRight) change({ font: value });
              }}
            />
            <datalist id={list}>
              {TYPEFACES.map((family) => (
                <option key={family}>{family}</option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <div className={css.row} role="radiogroup" aria-label="Corners">
        {(Object.keys(CORNERS) as Corners[]).map((corners) => (
          <label key={corners} className={css.check}>
            <input type="radio" name="corners" checked={brand.corners === corners} onChange={() => change({ corners })} />
            {CORNER_NAMES[corners]}
          </label>
        ))}
      </div>
    </Group>
  );
}

interface ChecksProps<T extends string> {
  title: string;
  all: readonly T[];
  chosen: readonly T[];
  nameOf(one: T): ReactNode;
  onChange(chosen: readonly T[]): void;
}

const Checks = <T extends string>({ title, all, chosen, nameOf, onChange }: ChecksProps<T>) => (
  <Group title={title}>
    <div className={css.row}>
      {all.map((one) => (
        <label key={one} className={css.check}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            // The app needs one.
            disabled={chosen.length === 1 && chosen[0] === one}
            onChange={() => onChange(all.filter((each) => chosen.includes(each) !== (each === one)))}
          />
          {nameOf(one)}
        </label>
      ))}
    </div>
  </Group>
);

interface ResultsProps {
  brand: Brand;
  errors: readonly string[];
  /** Next to the address of the brand. */
  children: ReactNode;
}

function Results({ brand, errors, children }: ResultsProps) {
  const [tag, setTag] = useState('pausa-menu');
  const [way, setWay] = useState('Script tag');
  const config = `${JSON.stringify(configOf(brand), null, 2)}\n`;
  const element = elements.find((each) => each.tag === tag);
  // The elements have the provider's colours by themselves: the lines name none.
  const snippets =
    element === undefined ? [] : snippetsOf({ element, props: EXAMPLE_PROPS, theme: 'light', colours: {}, origin: brand.origin });
  const snippet = snippets.find(({ title }) => title === way) ?? snippets[0];
  const exampleIds = (['menuId', 'areaId'] as const).filter((id) => snippet?.code?.includes(EXAMPLE_PROPS[id]));
  return (
    <>
      <section className={css.group} aria-labelledby="config">
        <h2 id="config" className={css.legend}>
          config.json
        </h2>
        {errors.length > 0 && (
          <ul role="list" className={css.list}>
            {errors.map((error) => (
              <li key={error} className={css.error}>
                {error}
              </li>
            ))}
          </ul>
        )}
        <Code code={config} name="config.json">
          <a className={css.button} href={`data:application/json,${encodeURIComponent(config)}`} download="config.json">
            Download
          </a>
        </Code>
        <p className={css.note}>
          Fill in your Firebase project. Put the file beside your logo, and check it: <code>npm run check-config -- config.json</code>.{' '}
          <a href="/deploying.html#config-json">Every field</a>
        </p>
      </section>
      <section className={css.group} aria-labelledby="embed">
        <h2 id="embed" className={css.legend}>
          On a page
        </h2>
        <p className={css.note}>Elements have the colours of your config.json by themselves.</p>
        <div className={css.row}>
          <label className={css.check}>
            Element
            <select className={css.hex} style={{ width: 'auto' }} value={tag} onChange={(event) => setTag(event.target.value)}>
              {elements.map((each) => (
                <option key={each.tag}>{each.tag}</option>
              ))}
            </select>
          </label>
          <label className={css.check}>
            Way
            <select
              className={css.hex}
              style={{ width: 'auto' }}
              value={snippet?.title ?? ''}
              onChange={(event) => setWay(event.target.value)}
            >
              {snippets.map(({ title }) => (
                <option key={title}>{title}</option>
              ))}
            </select>
          </label>
        </div>
        {snippet !== undefined && (
          <>
            <p className={css.note}>{snippet.note}</p>
            {exampleIds.map((id) => (
              <p key={id} className={css.note}>
                <code>{EXAMPLE_PROPS[id]}</code> is the sandbox’s. Put in its place {ID_SOURCES[id]}.
              </p>
            ))}
            {snippet.code !== null && <Code code={snippet.code} name={`lines for ${snippet.title}`} />}
          </>
        )}
      </section>
      <section className={css.group} aria-labelledby="share">
        <h2 id="share" className={css.legend}>
          Share
        </h2>
        <Code code={`${window.location.origin}${window.location.pathname}#${toAddress(brand)}`} name="address of this brand">
          {children}
        </Code>
      </section>
    </>
  );
}

function Code({ code, name, children }: { code: string; name: string; children?: ReactNode }) {
  const [said, setSaid] = useState<{ code: string; outcome: string } | null>(null);
  const copy = () => {
    // Without permission, or on a page that is not secure, there is no clipboard.
    Promise.resolve(navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('No clipboard'))).then(
      () => setSaid({ code, outcome: 'Copied' }),
      () => setSaid({ code, outcome: 'Could not copy: select the text' }),
    );
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by the keyboard too */}
      <pre className={css.code} tabIndex={0} role="region" aria-label={`Text of the ${name}`}>
        {code}
      </pre>
      <div className={css.row}>
        <button type="button" className={css.button} aria-label={`Copy the ${name}`} onClick={copy}>
          Copy
        </button>
        {children}
        <span className={css.note} role="status">
          {said?.code === code ? said.outcome : ''}
        </span>
      </div>
    </>
  );
}
