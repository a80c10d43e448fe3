import type { Context } from '#bff/context';
import { hasUnknownOutcome } from '#bff/legacy/legacy-failures';
import type { Operation } from '#contracts/kernel/operation';

/** Tells the signed-in user's other pages what a command has changed (decision 29). */
export function tellOwnPages(context: Context, { affects = [] }: Pick<Operation, 'affects'>): void {
  const session = context.session.read();
  if (session && affects.length > 0)
    context.tellPages({ to: session.publicToken, queries: affects, from: context.page });
}

/** Tells another user's pages what a command has changed for them, too. */
export function tellOtherPages(
  { tellPages }: Context,
  other: string | undefined,
  { affects = [] }: Pick<Operation, 'affects'>,
): void {
  if (other !== undefined) tellPages({ to: other, queries: affects, from: null });
}

/**
 * Runs a write and then tells whom it touches. `tell` runs after a success, and without a result where the outcome is
 * unknown: whoever has open what may have changed looks for it. A write that failed for certain tells nobody.
 */
export async function writeAndTell<Result>(
  write: () => Promise<Result>,
  tell: (result: Result | undefined) => void,
): Promise<Result> {
  const written = await write().catch((failure: unknown) => {
    if (hasUnknownOutcome(failure)) tell(undefined);
    throw failure;
  });
  tell(written);
  return written;
}
