const ownAddress = /^\/(?:dashboard(?:\/[a-z-]+)*|complete-profile)(?:\?[^\s\\]*)?$/;
const lengthLimit = 500;

/** The state of a link or redirect to the login or the registration. */
export interface LoginState {
  /** The address to open afterwards. */
  readonly wanted?: string | undefined;
  /** The public token of the user whose address it was; anybody's where it is missing. */
  readonly wantedBy?: string | undefined;
}

/**
 * The address to open after login, from a location's state; undefined unless it is the dashboard's or
 * `/complete-profile`, and where it was another's than the user's, once that one is known.
 */
export function wantedAddress(state: unknown, user?: string): string | undefined {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return undefined;
  const owner = 'wantedBy' in state ? state.wantedBy : undefined;
  if (user !== undefined && owner !== undefined && owner !== user) return undefined;
  const { wanted } = state;
  return typeof wanted === 'string' && wanted.length <= lengthLimit && ownAddress.test(wanted) ? wanted : undefined;
}
