import { secondsFromInstant } from '#contracts/kernel/instant';
import type { Platform } from '#mocks/platform';

/** Puts a text message into the outbox that the console shows; it never says whom the receiver treats. */
export function sendSms(
  { db, now }: Platform,
  phone: string,
  message: { subject: string; text: string; link: string },
): void {
  db.outbox.put({
    id: db.nextToken('sms'),
    channel: 'sms',
    to: phone,
    ...message,
    sent_timestamp: secondsFromInstant(now()),
  });
}
