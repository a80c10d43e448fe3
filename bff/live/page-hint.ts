/** What a user's open pages are told. */
export interface PageHint {
  /** The user's public token. */
  readonly to: string;
  /** The names of the queries whose answers may have changed. */
  readonly queries: readonly string[];
  /** The page that acted, which knows already. */
  readonly from: string | null;
}

/**
 * Tells a user's open pages that answers may have changed. Nobody waits for it and it never fails: whom it does not
 * reach reads again after a while.
 */
export type TellPages = (hint: PageHint) => void;
