/** Why the devices of a check do not work. */
export type DeviceTrouble = 'refused' | 'missing' | 'busy' | 'unable' | 'interrupted' | 'unknown';

const troubles: ReadonlyMap<string, DeviceTrouble> = new Map([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  // A device that was chosen and is no longer there.
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['SecurityError', 'unable'],
  // Old browsers and insecure addresses do not offer `mediaDevices` at all.
  ['TypeError', 'unable'],
]);

/** The meaning of a browser's error, which only its name tells. */
export function deviceTrouble(error: unknown): DeviceTrouble {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return troubles.get(name) ?? 'unknown';
}

/** Whether one device alone may still work; a user who refused is not asked again. */
export function mayAskForLess(trouble: DeviceTrouble): boolean {
  return trouble !== 'refused' && trouble !== 'unable';
}
