import type { RequestHandler } from 'msw';
import { acceptAppointment } from '#contracts/payments/payments.legacy';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import { addressOfPage } from '#mocks/payments/address-of-page';
import { paymentPath } from '#mocks/payments/payment-page';
import { dueOf, isPaidKind, settle } from '#mocks/payments/settle';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/** Payments: the page of a session. Asking pays nothing, and the same session always has the same page. */
export function createPaymentsHandlers(platform: Platform): RequestHandler[] {
  return [
    legacyHandler(platform, acceptAppointment, ({ private_token, event_pt }, { origin }) => {
      const payer = userByToken(platform, private_token);
      const event = platform.db.events.get(event_pt);
      if (!event?.targets.includes(payer.public_token)) throw new PlatformRefused('EVENT_NOT_FOUND');
      if (event.configuration.status !== 'pending' || !isPaidKind(event)) throw new PlatformRefused('NOT_ALLOWED');
      const due = dueOf(platform, event);
      if (!due) throw new PlatformRefused('AMOUNT_NOT_REACHED');
      if (due.payableCents > 0) return { link: addressOfPage(platform, event_pt, `${origin}${paymentPath}?seduta=`) };
      settle(platform, event, due);
      return {};
    }),
  ];
}
