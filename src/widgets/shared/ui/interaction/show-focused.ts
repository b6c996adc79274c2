function scrollToFocused({ target }: FocusEvent): void {
  const control = target as Element;
  // A pointer has pressed what stays below it.
  if (control.matches(':focus-visible')) control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The ref of a row that scrolls sideways: browsers leave a control of it where it is while a part of it can be seen. */
export const showsFocused = (row: HTMLElement | null): void => row?.addEventListener('focusin', scrollToFocused);
