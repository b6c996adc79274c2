import type { FocusEvent } from 'react';

/** For a row that scrolls sideways: browsers leave a control of it where it is while a part of it can be seen. */
export function showFocused({ target }: FocusEvent): void {
  // A pointer has pressed what stays below it.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
