import { type ReactNode, useEffect, useState } from 'react';
import type { PaymentPreferences, SellingArea } from '../../api/index.ts';
import type { OrderingState, PaymentSource } from '../shared/ordering/ordering-state.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { useChargeText } from '../shared/payment/charge-text.ts';
import { isInstrument, takePicked } from '../shared/payment/pending-instrument.ts';
import { destinationPath } from '../shared/runtime/destination-path.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Heading } from '../shared/ui/content/Heading.tsx';
import { buttonClass } from '../shared/ui/controls/Button.tsx';
import { Icon, type IconName } from '../shared/ui/pictures/Icon.tsx';
import { loadable } from '../shared/ui/loadable.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { note as noteClass } from '../shared/ui/page/layout.css.ts';
import { Switch } from './Switch.tsx';
import { italian } from '../shared/text/italian.tsx';
import * as css from './Cart.css.ts';
import { useMoney } from '../shared/text/use-money.ts';
import { useText } from './text.ts';
import { type Elements, textElement } from '../shared/text/Text.tsx';

interface SourceProps {
  mark: Elements;
  name: ReactNode;
  note?: ReactNode;
  /** Below the text: a separate link. */
  link?: Elements;
  children?: Elements;
}

function Source({ mark, name, note, link, children }: SourceProps) {
  return (
    <li className={css.source}>
      {mark}
      <div className={css.sourceText}>
        <p className={css.sourceName}>{name}</p>
        {note != null && <p className={noteClass}>{textElement(note)}</p>}
        {link && <div className={css.sourceLink}>{link}</div>}
      </div>
      {children}
    </li>
  );
}

const SourceIcon = ({ name }: { name: IconName }) => (
  <span className={css.mark}>
    <Icon name={name} />
  </span>
);

const CardIcon = () => <SourceIcon name="card" />;

/** The providers' logos are decoration: they come after the cart, and never break it. */
const ProviderLogo = loadable<{ provider: string }>(
  () =>
    import('./provider-logo.ts').then(
      (module) => module.ProviderLogo,
      () => CardIcon,
    ),
  CardIcon,
);

interface PickLinkProps {
  area: SellingArea;
  hasUpselling: boolean;
  context: keyof PaymentPreferences;
  className: string;
  label?: string;
  children: ReactNode;
}

/** Opens the payment options, which return to the cart with the picked instrument. */
function PickLink({ area, hasUpselling, context, ...link }: PickLinkProps) {
  const returnUrl = destinationPath({ to: 'cart', areaId: area.id, hasUpselling });
  return (
    <AppLink
      to={{ to: 'payment-options', context, keyToUpdate: 'SELLING_AREA_PICKED_PI', returnUrl }}
      currentMethod={area.paymentPreferences[context]?.paymentInstrument}
      {...link}
    />
  );
}

/** Credit and wallet with their switches, then the instruments that pay the remainder, in the order in which they are charged. */
export function PaymentSources({ store, state, hasUpselling }: { store: OrderingStore; state: OrderingState; hasUpselling: boolean }) {
  const text = useText();
  const chargeText = useChargeText();
  const money = useMoney();
  const { area, split, usesWallet, usesCorporateCredit, usesPartialAmount } = state;
  const { storage } = useRuntime();
  /** A method without an instrument that was just picked: the area's answer names instruments alone. */
  const [option, setOption] = useState<string | null>(null);

  // The person picked another instrument in the payment options, and the server's preference changed with it.
  useEffect(() => {
    const picked = takePicked(storage, 'SELLING_AREA_PICKED_PI');
    if (picked === null) return;
    // With a second method, it may have been picked in that one's place.
    if (!isInstrument(picked) && area?.paymentPreferences.partialAmountMethod == null) setOption(picked.label);
    // After the answer: by then a dialog is open, and shows the message above the page.
    void store.load().then(() => store.showMessage(() => text.instrumentSaved(picked.label), 'info'));
  }, [storage, store, text, area]);

  if (area === null) return null;
  const pickLink = (context: keyof PaymentPreferences, label: string, name: string) => (
    <PickLink area={area} hasUpselling={hasUpselling} context={context} className={buttonClass('quiet', 'tap', true)} label={name}>
      {label}
    </PickLink>
  );
  const switchOf = (source: PaymentSource, isOn: boolean, label: string, isEmpty = false) => (
    <Switch
      label={label}
      isOn={isOn && !isEmpty}
      isDisabled={isEmpty || state.isConfirming}
      onChange={(next) => store.setUse(source, next)}
    />
  );
  const creditOf = (source: 'corporateCredit' | 'wallet', icon: IconName, isOn: boolean, name: string, label: string) => {
    const credit = area[source];
    return (
      credit && (
        <Source mark={<SourceIcon name={icon} />} name={name} note={text.available(money(credit.balanceCents))}>
          {switchOf(source, isOn, label, credit.balanceCents === 0)}
        </Source>
      )
    );
  };
  const { definedAmountMethod, partialAmountMethod } = area.paymentPreferences;
  const [main, second] = [definedAmountMethod?.paymentInstrument, partialAmountMethod?.paymentInstrument];
  const isFirst = state.instruments.partialAmountMethod !== null;
  const noteOf = (instrument: { sublabel: string | null }, share: string) =>
    split.toPay === 0 ? text.notNeeded : isFirst ? share : italian(instrument.sublabel);
  return (
    <>
      <Heading level={3} className={css.subhead}>
        {text.howYouPay}
      </Heading>
      <ul role="list" className={css.sources}>
        {creditOf('corporateCredit', 'ticket', usesCorporateCredit, text.corporateCredit, text.useCorporateCredit)}
        {creditOf('wallet', 'wallet', usesWallet, text.wallet, text.useWallet)}
        {second !== undefined && (
          <Source
            mark={<ProviderLogo provider={second.provider} />}
            name={italian(second.label)}
            note={noteOf(second, chargeText.first(money(split.toPay)))}
            link={pickLink('partialAmountMethod', chargeText.change, chargeText.changeInstrument(second.label))}
          >
            {switchOf('partialAmount', usesPartialAmount, text.useInstrument(second.label))}
          </Source>
        )}
        {main !== undefined ? (
          <Source mark={<ProviderLogo provider={main.provider} />} name={italian(main.label)} note={noteOf(main, chargeText.rest)}>
            {pickLink('definedAmountMethod', chargeText.change, chargeText.changeInstrument(main.label))}
          </Source>
        ) : (
          split.toPay > 0 && (
            <Source mark={<CardIcon />} name={italian(option) ?? text.noInstrument}>
              {pickLink('definedAmountMethod', text.choose, text.chooseInstrument)}
            </Source>
          )
        )}
      </ul>
    </>
  );
}
