// Whether a key belongs to the text field that has the focus.
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]') !==
    null;
