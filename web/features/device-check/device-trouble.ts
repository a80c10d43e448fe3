/** Why the devices of a check give nothing. */
export type DeviceTrouble = 'refused' | 'missing' | 'busy' | 'unable' | 'interrupted' | 'unknown';

const troubles: ReadonlyMap<string, DeviceTrouble> = new Map([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  // A device that was chosen and is there no longer.
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['SecurityError', 'unable'],
  // Old browsers and unsafe addresses have nothing to ask at all.
  ['TypeError', 'unable'],
]);

/** What a refusal of the browser means; browsers of their own name are told apart by nothing else. */
export function deviceTrouble(error: unknown): DeviceTrouble {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return troubles.get(name) ?? 'unknown';
}

/** Whether one device alone may still answer; who said no is not asked again. */
export function mayAskForLess(trouble: DeviceTrouble): boolean {
  return trouble !== 'refused' && trouble !== 'unable';
}
