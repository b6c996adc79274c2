import type { ReactNode } from 'react';

/** A text of the server, which is Italian in every language of the interface; null for none. */
export const italian = (text: string | null | undefined): ReactNode => (text ? <span lang="it">{text}</span> : null);

/** The server's message, when there is one, before a sentence of ours. */
export const withMessage = (message: string | null, sentence: string | undefined): ReactNode =>
  message?.trim() ? (
    <>
      {italian(message.trim())} {sentence}
    </>
  ) : (
    sentence
  );
