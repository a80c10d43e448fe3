import { type Context, sessionOf } from '#bff/context';

/** Runs the user's acts on chats one after the other, so that each reads what the one before it wrote. */
export function withChatsLocked<Result>(context: Context, act: () => Promise<Result>): Promise<Result> {
  return context.runExclusive([`chat:${sessionOf(context).publicToken}`], act);
}
