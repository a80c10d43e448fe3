import { sessionOf } from '#bff/context';
import { previousMonth } from '#bff/invoices/previous-month';
import type { OperationHandler } from '#bff/run-operation';
import type { previousMonthRevenue } from '#contracts/invoices/invoices.api';
import { listInvoices } from '#contracts/invoices/invoices.legacy';

/** The sum, after the fee, of the therapist's records of the previous calendar month in Rome (PERF-14). */
export const handlePreviousMonthRevenue: OperationHandler<typeof previousMonthRevenue> = async (context) => {
  const { invoices } = await context.legacy.call(listInvoices, { private_token: sessionOf(context).privateToken });
  const first = previousMonth(context.now());
  const [year, month] = first.split('-').map(Number);
  const records = invoices.filter((invoice) => invoice.year === year && invoice.month === month);
  return { month: first, totalCents: records.reduce((sum, { total }) => sum + total, 0), records: records.length };
};
