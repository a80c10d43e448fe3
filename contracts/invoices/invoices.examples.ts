import type { invoicesApi } from '#contracts/invoices/invoices.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

export const invoicesExamples = {
  previousMonthRevenue: { professional: {} },
} satisfies ExamplesOf<typeof invoicesApi>;
