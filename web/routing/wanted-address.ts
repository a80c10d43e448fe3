const ownAddress = /^\/(?:dashboard(?:\/[a-z-]+)*|complete-profile)(?:\?[^\s\\]*)?$/;
const lengthLimit = 500;

/** What a link or redirect to the login carries: the address to open after it. */
export interface LoginState {
  readonly wanted?: string | undefined;
}

/** The address to open after login, out of a location's state: only one of our own that a session opens. */
export function wantedAddress(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return undefined;
  const { wanted } = state;
  return typeof wanted === 'string' && wanted.length <= lengthLimit && ownAddress.test(wanted) ? wanted : undefined;
}
