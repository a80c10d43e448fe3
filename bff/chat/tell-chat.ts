import { type Context, sessionOf } from '#bff/context';
import { tellOtherPages } from '#bff/live/tell-pages';
import type { LegacyRecipient } from '#contracts/chat/chat.legacy';
import type { Operation } from '#contracts/kernel/operation';

/** Tells the pages of whoever else is in a chat what a command has changed in it. */
export function tellChat(context: Context, { usherGroup }: LegacyRecipient, command: Pick<Operation, 'affects'>): void {
  const { publicToken } = sessionOf(context);
  for (const { public_token: other } of usherGroup) {
    if (other !== publicToken) tellOtherPages(context, other, command);
  }
}
