import type { Context } from '#bff/context';
import type { Operation } from '#contracts/kernel/operation';

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

/** Tells the signed-in user's other pages what a command has changed (decision 29). */
export function tellOwnPages(context: Context, { affects = [] }: Operation): void {
  const session = context.session.read();
  if (session && affects.length > 0)
    context.tellPages({ to: session.publicToken, queries: affects, from: context.page });
}

/** Tells another user's pages what a command has changed for them, too. */
export function tellOtherPages({ tellPages }: Context, other: string | undefined, { affects = [] }: Operation): void {
  if (other !== undefined) tellPages({ to: other, queries: affects, from: null });
}
