import type { RequestHandler } from 'msw';
import { listInvoices } from '#contracts/invoices/invoices.legacy';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/** The monthly records: a professional's own, or those in which the patient is the target. */
export function createInvoicesHandlers(platform: Platform): RequestHandler[] {
  return [
    legacyHandler(platform, listInvoices, ({ private_token }) => {
      const { public_token: reader } = userByToken(platform, private_token);
      return { invoices: platform.db.invoices.list(({ owner, target }) => owner === reader || target === reader) };
    }),
  ];
}
