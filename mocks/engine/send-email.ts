import { secondsFromInstant } from '#contracts/kernel/instant';
import type { Platform } from '#mocks/platform';

/**
 * Puts an e-mail into the outbox that the console shows. Texts are neutral: a mailbox must not reveal who treats whom.
 */
export function sendEmail(
  { db, now }: Platform,
  { email }: { readonly email: string },
  message: { subject: string; text: string; link?: string },
): void {
  db.outbox.put({
    id: db.nextToken('email'),
    channel: 'email',
    to: email,
    ...message,
    sent_timestamp: secondsFromInstant(now()),
  });
}
