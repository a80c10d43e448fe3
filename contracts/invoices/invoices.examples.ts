import type { invoicesApi } from '#contracts/invoices/invoices.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const invoicesExamples = {
  previousMonthRevenue: { professional: {} },
} satisfies ExamplesOf<typeof invoicesApi>;
