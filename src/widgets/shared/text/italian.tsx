import { type Elements, Text } from './Text.tsx';

/** A text of the server, which is Italian in every language of the interface; null for none. */
export const italian = (text: string | null | undefined): Elements => (text ? <Text lang="it">{text}</Text> : null);

/** The server's message, when there is one, before our sentence. */
export const withMessage = (message: string | null, sentence: string | undefined): Elements =>
  message?.trim() ? (
    <>
      {italian(message.trim())}
      {sentence !== undefined && <Text>{` ${sentence}`}</Text>}
    </>
  ) : (
    sentence && <Text>{sentence}</Text>
  );
