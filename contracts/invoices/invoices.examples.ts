import { previousMonthRevenue } from '#contracts/invoices/invoices.api';
import type { OperationExamples } from '#contracts/kernel/operation-examples';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const invoicesExamples = {
  [previousMonthRevenue.name]: { professional: {} },
} satisfies OperationExamples;
