import type { ReactElement, ReactNode } from 'react';
import { useWindowEvent } from '../../flow/use-window-event.ts';
import { useSupportPhone } from '../../runtime/runtime.tsx';
import { Heading } from '../content/Heading.tsx';
import { Button, buttonClass } from '../controls/Button.tsx';
import { Icon } from '../pictures/Icon.tsx';
import { useText } from './text.ts';
import * as css from './Notice.css.ts';
import { type Elements, Text, textElement } from '../../text/Text.tsx';

const PLATE_MARKS = {
  cracked: (
    <>
      <path d="M68 50l32 34-12 16 24 12-8 24M100 84l26-12M112 112l28 8" stroke="var(--_p-inverse)" strokeOpacity=".3" />
      <circle cx="176" cy="40" r="24" fill="var(--_p-danger-surface)" />
      <path d="M176 28v14M176 50v.5" stroke="var(--_p-danger)" />
    </>
  ),
  empty: (
    <>
      <path d="M26 40v96M18 40v18a8 8 0 0 0 16 0V40M212 136V40c-14 8-18 26-16 48h16" stroke="var(--_p-control-border)" />
      <path d="M100 96c2-18 14-26 32-26-1 18-13 27-32 26zM100 96c6-6 12-11 20-15" fill="#4E9A45" stroke="var(--_p-plate)" strokeWidth="3" />
    </>
  ),
} as const;

/** One of the two marks that every widget shares, or its own drawing, in lines of 4 units. */
type Mark = keyof typeof PLATE_MARKS | ReactElement;

export function Plate({ mark }: { mark: Mark }) {
  return (
    <svg className={css.picture} viewBox="0 0 230 190" aria-hidden="true">
      <ellipse cx="118" cy="108" rx="96" ry="76" fill="var(--_p-surface-sunken)" />
      <circle cx="115" cy="94" r="71" fill="var(--_p-plate)" stroke="var(--_p-inverse)" strokeOpacity=".12" strokeWidth="2" />
      <circle cx="115" cy="94" r="50" fill="var(--_p-plate-well)" />
      <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        {typeof mark === 'string' ? PLATE_MARKS[mark] : mark}
      </g>
    </svg>
  );
}

interface NoticeProps {
  mark: Mark;
  /**
   * By default that something could not be loaded. Two lines on a phone: what follows a line feed in a sentence of ours is part of the
   * heading, but looks like the text below it.
   */
  title?: ReactNode;
  text?: ReactNode;
  /** Below the text: what the state means for the money. */
  bill?: Elements;
  /** Reads again; the first of the actions. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  isPending?: boolean;
  /** The other actions. */
  children?: Elements;
  /** Interrupts the screen reader: for errors. Everything else is announced politely. */
  isAlert?: boolean;
  /** The notice is the whole screen: its title is the screen's heading. */
  isScreen?: boolean;
}

/** An empty, closed, late or error state: a drawing, a title, what is not lost, one action. */
export function Notice({ mark, title, text, bill, onRetry, retryLabel, isPending = false, children, isAlert, isScreen }: NoticeProps) {
  const { retry, loadError } = useText();
  // Elements have nothing to split.
  const [lead, rest] = (title as string | undefined)?.split?.('\n') ?? [title];
  return (
    <div className={isScreen ? `${css.notice} ${css.alone}` : css.notice} role={isAlert ? 'alert' : 'status'}>
      <Plate mark={mark} />
      <Heading level={isScreen ? 1 : 2} className={css.title} {...(isScreen && { tabIndex: -1, 'data-screen-title': true })}>
        {textElement(lead ?? loadError)}
        {/* A name is read with a space between blocks. */}
        {rest !== undefined && <span className={css.rest} style={{ display: 'block' }}>{` ${rest}`}</span>}
      </Heading>
      {text !== undefined && <p className={css.text}>{textElement(text)}</p>}
      {bill}
      <div className={css.actions}>
        {onRetry && (
          <Button size="large" icon="reload" onClick={onRetry} isPending={isPending}>
            {retryLabel ?? retry}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

interface ErrorPanelProps extends Omit<NoticeProps, 'mark' | 'isAlert'> {
  /** By default the one of what is lost; another where the outcome is unknown. */
  mark?: Mark;
  /** The retry only reads, so it also runs automatically when the connection is back. */
  isReading?: boolean;
  /** By default the support's of the runtime; null for no phone number. */
  phone?: string | null;
}

/** The error state: the exact sentence, one action, then the phone number. */
export function ErrorPanel({ isReading = false, phone, children, ...notice }: ErrorPanelProps) {
  const supportPhone = useSupportPhone();
  const shownPhone = phone === undefined ? supportPhone : phone;
  useWindowEvent('online', () => notice.onRetry?.(), isReading);
  return (
    <Notice mark="cracked" {...notice} isAlert>
      {children}
      {shownPhone && <PhoneLink phone={shownPhone} />}
    </Notice>
  );
}

/** Says why the last press had no effect, and is announced at once. `className`: its font and its place. */
export const Problem = ({ problem, className }: { problem: ReactNode; className: string }) =>
  problem != null && (
    <p className={`${css.problem} ${className}`} role="alert">
      {textElement(problem)}
    </p>
  );

export function PhoneLink({ phone, text }: { phone: string; text?: string }) {
  return (
    <a className={buttonClass('quiet', 'normal', true)} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <Icon name="phone" isSmall />
      {text === undefined ? <span translate="no">{phone}</span> : <Text>{text}</Text>}
    </a>
  );
}
