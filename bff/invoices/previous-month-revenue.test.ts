import { expect, test } from 'vitest';
import { handlePreviousMonthRevenue } from '#bff/invoices/previous-month-revenue';
import { previousMonthRevenue } from '#contracts/invoices/invoices.api';
import { dayMs, instantFromIso } from '#contracts/kernel/instant';
import type { InvoiceRow } from '#mocks/db/rows';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

test('the sum after the fee of the calendar month before, and of no other (PERF-14, AMB-62, CAL-37)', async () => {
  const platform = platformWith([
    { target: 'pt-giulia', month: '10', year: 2026, total: '172.20' },
    { target: 'pt-marco', month: 10, year: '2026', total: 49.2 },
    { target: 'pt-giulia', month: 9, year: 2026, total: 1000 },
    { target: 'pt-giulia', month: 11, year: 2026, total: 1000 },
    { target: 'pt-giulia', month: 10, year: 2025, total: 1000 },
  ]);
  expect(await ask(platform)).toEqual({
    status: 200,
    body: { month: '2026-10-01', totalCents: 22_140, records: 2 },
  });
});

test('in January it is December of the year before (PERF-14)', async () => {
  const records = [
    { target: 'pt-giulia', month: 12, year: 2026, total: 30 },
    { target: 'pt-giulia', month: 12, year: 2027, total: 1000 },
  ];
  const platform = platformWith(records, '2027-01-10T09:00:00Z');
  expect(await ask(platform)).toMatchObject({ body: { month: '2026-12-01', totalCents: 3000, records: 1 } });
});

test('a month without records is nothing earned, not a failure', async () => {
  expect(await ask(platformWith([]))).toEqual({
    status: 200,
    body: { month: '2026-10-01', totalCents: 0, records: 0 },
  });
});

test('the demonstration’s months follow from the sessions held (CAL-37)', async () => {
  const platform = createTestPlatform();
  const october = await ask(platform);
  platform.advance(20 * dayMs);
  const november = await ask(platform);
  expect([october, november]).toMatchObject([
    { body: { month: '2026-10-01', totalCents: expect.toSatisfy((cents: number) => cents > 0) } },
    { body: { month: '2026-11-01', totalCents: expect.toSatisfy((cents: number) => cents > 0) } },
  ]);
  expect(october.body).not.toEqual(november.body);
});

test('patients and visitors are refused', async () => {
  const platform = createTestPlatform();
  expect(await ask(platform, 'giulia')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await ask(platform, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

test.each(['status-500', 'html-page', 'cut-short'] as const)(
  'a platform with %s is told, never a zero',
  async (fault) => {
    const platform = createTestPlatform();
    platform.faults.set('listInvoices', [fault]);
    const { status } = await ask(platform);
    expect(status).toBe(fault === 'status-500' ? 503 : 502);
  },
);

type Given = Pick<InvoiceRow, 'target' | 'month' | 'year' | 'total'>;

/** A platform on which Rinaldi has only these records. */
function platformWith(records: readonly Given[], now = '2026-11-23T09:00:00Z'): TestPlatform {
  const platform = createTestPlatform({ now: instantFromIso(now) });
  const { invoices } = platform.db;
  for (const { id } of invoices.list()) invoices.remove(id);
  for (const [index, record] of records.entries()) {
    const rest = { owner: 'pt-rinaldi', price: '500', fee_percentage: 18, start_timestamp: 1, end_timestamp: 2 };
    invoices.put({ id: `invoice-${index}`, ...rest, ...record });
  }
  return platform;
}

function ask(platform: TestPlatform, reader: PersonaName | null = 'rinaldi') {
  return platform.runAs(reader, previousMonthRevenue, handlePreviousMonthRevenue, {});
}
