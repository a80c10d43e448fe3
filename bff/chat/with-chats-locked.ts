import { type Context, sessionOf } from '#bff/context';

/** Runs a user's chat tasks one after the other, so that each reads what the one before it wrote. */
export function withChatsLocked<Result>(context: Context, task: () => Promise<Result>): Promise<Result> {
  return context.runExclusive([`chat:${sessionOf(context).publicToken}`], task);
}
