import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Lang } from '../../api/index.ts';
import type { StorageKey } from '../../widgets/shared/runtime/storage.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { useLanguage } from '../../widgets/shared/text/language.ts';
import { Button } from '../../widgets/shared/ui/controls/Button.tsx';
import { Dialog } from '../../widgets/shared/ui/feedback/Dialog.tsx';
import { AppLink } from '../../widgets/shared/ui/page/AppLink.tsx';
import { note } from '../../widgets/shared/ui/page/layout.css.ts';
import { ServerLink } from '../../widgets/shared/ui/page/ServerLink.tsx';
import { PROFILE } from '../../widgets/shared/ui/pictures/drawings.ts';
import { type Drawing, Icon, type IconName } from '../../widgets/shared/ui/pictures/Icon.tsx';
import { applyTheme, THEMES, themeOf } from '../document/appearance.ts';
import { hasInstallOffer, install, subscribeToInstallOffer } from '../document/install.ts';
import { reload } from '../document/page.ts';
import { readPreference, writePreference } from '../preferences.ts';
import { usePreferencesText } from '../preferences-text.ts';
import { useNavigationData } from '../session/NavigationLoader.tsx';
import { useSession } from '../session/session.tsx';
import * as css from './Preferences.css.ts';
import { SupportDataDialog } from './SupportData.tsx';

/** Each in its own language. */
const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = { it: 'Italiano', en: 'English', de: 'Deutsch' };

/** What 'Dimentica' removes. The session stays, and so does a payment whose outcome the person has not seen. */
const FORGOTTEN: readonly StorageKey[] = [
  'recentOrders',
  'lastCoffee',
  'favourites',
  'completedOrder',
  'walletOff',
  'corporateCreditOff',
  'partialAmountOff',
];

const THEME: Drawing = { path: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 3.5v17M12 8l6-2M12 12h8.5M12 16l6 2' };
const GLOBE: Drawing = { path: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c4 4.5 4 12.5 0 17c-4-4.5-4-12.5 0-17' };
const INSTALL: Drawing = { path: 'M12 4v10.5M7.5 10.5l4.5 4.5 4.5-4.5M5 19.5h14' };
const DEVICE: Drawing = {
  path: 'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5zM11 17.5h2',
};

/** The person's preferences: those of the account lead to their pages, those of this browser are set here. */
export function Preferences() {
  const text = usePreferencesText();
  const { config } = useSession();
  const { user, links } = useNavigationData();
  const lang = useLanguage();
  const [theme, setTheme] = useState(() => themeOf(readPreference('theme')));
  const [isSupporting, setSupporting] = useState(false);
  const canInstall = useSyncExternalStore(subscribeToInstallOffer, hasInstallOffer);
  // The diet belongs to the account; its dialog is in a shop.
  const shop = links.find(({ type, link }) => type === 'internal' && /^\/selling-area\/[^/?#]+$/.test(link));

  return (
    <section className={css.box} aria-label={text.title}>
      <div className={css.row}>
        <AppLink to={{ to: 'coffee-nick-name' }} className={css.link}>
          <Row icon={PROFILE} name={text.nickname} remark={user.nickName ?? text.noNickname} />
        </AppLink>
      </div>
      {shop !== undefined && (
        <div className={css.row}>
          <ServerLink link={{ type: 'internal', link: `${shop.link}?diet_preference=show` }} className={css.link}>
            <Row icon="filter" name={text.diet} remark={text.dietNote} />
          </ServerLink>
        </div>
      )}
      <Choice
        icon={THEME}
        name={text.theme}
        labels={text.themes}
        options={THEMES}
        chosen={theme}
        onChoose={(chosen) => {
          setTheme(chosen);
          writePreference('theme', chosen === 'auto' ? null : chosen);
          applyTheme(chosen);
        }}
      />
      {config.languages.length > 1 && (
        <Choice
          icon={GLOBE}
          name={text.language}
          labels={LANGUAGE_NAMES}
          options={config.languages}
          chosen={lang}
          onChoose={(chosen: Lang) => {
            writePreference('language', chosen);
            // Every sentence changes, also those of the document.
            reload();
          }}
        />
      )}
      {canInstall && (
        <div className={css.row}>
          <button type="button" className={css.link} onClick={() => void install().catch(() => undefined)}>
            <Row icon={INSTALL} name={text.install} remark={text.installNote} />
          </button>
        </div>
      )}
      <div className={css.row}>
        <button type="button" className={css.link} onClick={() => setSupporting(true)}>
          <Row icon="phone" name={text.supportData} remark={text.supportDataNote} />
        </button>
      </div>
      {isSupporting && <SupportDataDialog onClose={() => setSupporting(false)} />}
      <Kept
        onForget={() => {
          setTheme('auto');
          applyTheme('auto');
        }}
      />
    </section>
  );
}

const Row = ({ icon, name, remark }: { icon: IconName | Drawing; name: string; remark: ReactNode }) => (
  <>
    <Icon name={icon} />
    <span className={css.text}>
      <span className={css.name}>{name}</span>
      <br />
      <span className={note}>{remark}</span>
    </span>
    <Icon name="next" isSmall />
  </>
);

interface ChoiceProps<Option extends string> {
  icon: Drawing;
  name: string;
  labels: Readonly<Record<Option, string>>;
  options: readonly Option[];
  chosen: Option;
  onChoose(option: Option): void;
}

function Choice<Option extends string>({ icon, name, labels, options, chosen, onChoose }: ChoiceProps<Option>) {
  return (
    <fieldset className={css.row}>
      <legend className={css.legend}>
        <Icon name={icon} />
        <span>{name}</span>
      </legend>
      <div className={css.choices}>
        {options.map((option) => (
          <label key={option} className={css.choice}>
            <input type="radio" name={name} className={css.radio} checked={option === chosen} onChange={() => onChoose(option)} />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What this browser keeps, and a way to forget it, which says before what goes. */
function Kept({ onForget }: { onForget(): void }) {
  const text = usePreferencesText();
  const { storage } = useRuntime();
  const { forgetAnswers } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [isForgotten, setForgotten] = useState(false);
  const forget = () => {
    for (const key of FORGOTTEN) storage.remove(key);
    writePreference('theme', null);
    writePreference('language', null);
    forgetAnswers();
    onForget();
    setAsking(false);
    setForgotten(true);
  };
  return (
    <div className={css.row}>
      <p className={css.head}>
        <Icon name={DEVICE} />
        <span>{text.kept}</span>
      </p>
      <p className={`${note} ${css.below}`} role="status">
        {isForgotten ? text.forgotten : text.keptNote}
      </p>
      {!isForgotten && (
        <Button look="quiet" size="tap" hugs className={css.forget} onClick={() => setAsking(true)}>
          {text.forget}
        </Button>
      )}
      {isAsking && (
        <Dialog
          title={text.forgetTitle}
          onClose={() => setAsking(false)}
          foot={
            <div className={css.actions}>
              <Button size="large" onClick={forget}>
                {text.forget}
              </Button>
              <Button look="quiet" size="large" onClick={() => setAsking(false)}>
                {text.cancel}
              </Button>
            </div>
          }
        >
          <div className={css.dialogText}>
            <p>{text.goes}</p>
            <ul className={css.list}>
              {text.gone.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p className={note}>{text.stays}</p>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** For windows that have no profile page: the drawer opens it. */
export function PreferencesDialog({ onClose }: { onClose(): void }) {
  const text = usePreferencesText();
  return (
    <Dialog title={text.title} onClose={onClose}>
      <div className={css.inDialog}>
        <Preferences />
      </div>
    </Dialog>
  );
}
