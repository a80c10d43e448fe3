import * as z from 'zod/mini';
import { cents } from '#contracts/kernel/fields';
import { api, query } from '#contracts/kernel/operation';

export const invoicesApi = api('invoices', {
  /** What the therapist earned in the previous calendar month: the sum of its records after the fee (PERF-14). */
  previousMonthRevenue: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({
      /** The first day of that month, `yyyy-MM-dd`. */
      month: z.iso.date(),
      totalCents: cents,
      /** One record per patient. */
      records: z.int(),
    }),
  }),
});

export const { previousMonthRevenue } = invoicesApi;
