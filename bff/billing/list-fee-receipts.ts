import type { Context } from '#bff/context';
import { mediaName } from '#bff/media/picture-url';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import type { listFeeReceipts } from '#contracts/billing/billing.api';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { LegacyUser } from '#contracts/users/users.legacy';

type Payment = LegacyUser['manager_configuration']['subscriptions'][number];

/** The professional's payments for the plan, newest first and undated ones last (PDATA-11). */
export const handleListFeeReceipts: OperationHandler<typeof listFeeReceipts> = async (context) => {
  const { subscriptions } = (await ownUser(context)).manager_configuration;
  const receipts = subscriptions
    .toSorted((one, other) => (other.date ?? 0) - (one.date ?? 0))
    .map((payment) => receiptFrom(payment, context.settings));
  return { receipts };
};

/** A file's own route hands it out, see `own-documents`; one that is not among the platform's media is left out. */
function receiptFrom({ price, date, invoice }: Payment, { mediaBase }: Context['settings']) {
  const names = invoice.flatMap((file) => mediaName(file, mediaBase) ?? []);
  return {
    amountCents: price === undefined || price < 0 ? null : price,
    paidAt: date === undefined ? null : isoFromInstant(date),
    files: names.map((name) => `/files/own/${name}`),
  };
}
