import { deviceStorage } from '#web/storage/browser-storage';

const key = 'ascolto-three-escapes';
const withinMs = 1_000;

/** Whether three presses of Esc leave the page at once; kept on this device, on unless switched off. */
export function areThreeEscapesOn(): boolean {
  return deviceStorage.get(key) !== 'off';
}

export function switchThreeEscapes(isOn: boolean): void {
  if (isOn) deviceStorage.remove(key);
  else deviceStorage.set(key, 'off');
}

/**
 * Calls back at the third press of Esc within one second; presses that end the composing of a character do not count.
 */
export function hearThreeEscapes(target: Window, onThird: () => void): () => void {
  let presses: number[] = [];
  const hear = ({ key: pressed, isComposing, repeat, timeStamp }: KeyboardEvent) => {
    if (pressed !== 'Escape') presses = [];
    if (pressed !== 'Escape' || isComposing || repeat) return;
    presses = [...presses, timeStamp].filter((at) => timeStamp - at < withinMs);
    if (presses.length < 3 || !areThreeEscapesOn()) return;
    presses = [];
    onThird();
  };
  target.addEventListener('keydown', hear, { capture: true });
  return () => target.removeEventListener('keydown', hear, { capture: true });
}
