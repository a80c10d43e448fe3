import { handlePreviousMonthRevenue } from '#bff/invoices/previous-month-revenue';
import type { HandlersOf } from '#bff/run-operation';
import type { invoicesApi } from '#contracts/invoices/invoices.api';

export const invoicesHandlers: HandlersOf<typeof invoicesApi> = {
  previousMonthRevenue: handlePreviousMonthRevenue,
};
