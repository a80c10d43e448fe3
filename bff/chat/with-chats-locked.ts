import { type Context, sessionOf } from '#bff/context';

/** Runs a user's chat tasks one after the other, so that each reads what the one before it wrote. */
export function withChatsLocked<Result>(context: Context, task: () => Promise<Result>): Promise<Result> {
  return context.runExclusive([`chat:${sessionOf(context).publicToken}`], task);
}

/**
 * Looks for the chat of the user with another person, or opens it, while nobody else opens one between the two: the
 * platform would take a second one.
 */
export function whileChatIsSought<Result>(
  context: Context,
  other: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const pair = [sessionOf(context).publicToken, other].sort();
  return context.runExclusive([`chat-between:${pair.join(' ')}`], task);
}
