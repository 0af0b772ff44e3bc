// The first press of a pointer or key on a page: before it a browser lets no sound be made.
const GESTURES = ['pointerdown', 'keydown'] as const;

/** Calls back once. */
export function onFirstGesture(page: EventTarget, run: () => void): void {
  const heard = (): void => {
    for (const gesture of GESTURES) page.removeEventListener(gesture, heard, { capture: true });
    run();
  };
  for (const gesture of GESTURES) page.addEventListener(gesture, heard, { capture: true });
}
