import { expect, test } from 'vitest';
import { handleListReceivedInvoices } from '#bff/patient-profile/list-received-invoices';
import { runOperation } from '#bff/run-operation';
import type { OperationOutput } from '#contracts/kernel/operation';
import { listReceivedInvoices } from '#contracts/patient-profile/patient-profile.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

type Invoices = OperationOutput<typeof listReceivedInvoices>['invoices'];

async function invoicesOf(platform: TestPlatform, as: PersonaName = 'giulia'): Promise<Invoices> {
  const { status, body } = await platform.runAs(as, listReceivedInvoices, handleListReceivedInvoices, {});
  expect(status).toBe(200);
  return (body as { readonly invoices: Invoices }).invoices;
}

test('a patient sees the invoices therapists have uploaded for them, latest month first (PATIENT-05)', async () => {
  const platform = createTestPlatform();
  const [row] = platform.db.invoices.list(({ target }) => target === 'pt-giulia');
  if (!row) throw new Error('The seed lost an invoice.');
  const uploaded = { month: 12, year: 2025, invoices_professional: { file: ['fattura.pdf'] } };
  platform.db.invoices.put({ ...row, id: 'invoice-of-the-year-before', ...uploaded });
  const invoices = await invoicesOf(platform);
  const months = invoices.map(({ month, year }) => 12 * year + month);
  expect(new Set(invoices.map(({ year }) => year))).toEqual(new Set([2026, 2025]));
  expect(months).toEqual(months.toSorted((one, other) => other - one));
  expect(invoices[0]).toEqual({
    month: 10,
    year: 2026,
    priceCents: expect.any(Number),
    therapist: { token: 'pt-rinaldi', name: 'Andrea Rinaldi' },
    files: ['/files/invoice/fattura-rinaldi-giulia-2026-10.pdf'],
  });
});

test('a month without an uploaded invoice is none', async () => {
  const platform = createTestPlatform();
  for (const row of platform.db.invoices.list())
    platform.db.invoices.put({ ...row, invoices_professional: { file: [] } });
  expect(await invoicesOf(platform)).toEqual([]);
});

test('another patient’s invoices are not among them, whatever the platform answers', async () => {
  const platform = createTestPlatform();
  const own = platform.db.invoices.list(({ target }) => target === 'pt-giulia');
  const others = own.map((row) => ({ ...row, target: 'pt-marco', invoices_professional: { file: ['altrui.pdf'] } }));
  const { context } = observeCalls(platform, 'giulia', { listInvoices: { invoices: [...others, ...own] } });
  const { body } = await runOperation(listReceivedInvoices, handleListReceivedInvoices, context, {});
  expect(body).toEqual({ invoices: await invoicesOf(platform) });
});

test('whose it is stays open where the patient had two therapists in that month, or no session is known', async () => {
  const platform = createTestPlatform();
  const [session] = platform.db.events.list(({ public_token }) => public_token === 'event-giulia-done-6');
  if (!session) throw new Error('The seed lost a session.');
  const boocal = { owner: 'pt-serafini', targets: ['pt-giulia'] };
  const configuration = { ...session.configuration, boocal };
  platform.db.events.put({ ...session, public_token: 'event-other', resource: 'pt-serafini', configuration } as never);
  const month = new Date(session.start_timestamp * 1000).getUTCMonth() + 1;
  const invoices = await invoicesOf(platform);
  expect(invoices.find((invoice) => invoice.month === month)?.therapist).toBeNull();
  for (const { public_token } of platform.db.events.list()) platform.db.events.remove(public_token);
  expect((await invoicesOf(platform)).map(({ therapist }) => therapist)).not.toContainEqual(expect.anything());
});

test('a file that is none of the platform’s media is left out', async () => {
  const platform = createTestPlatform();
  const [row] = platform.db.invoices.list(({ target }) => target === 'pt-giulia');
  if (!row) throw new Error('The seed lost an invoice.');
  const file = ['../config.php', 'https://elsewhere.example/fattura.pdf', 'fattura.pdf'];
  platform.db.invoices.put({ ...row, invoices_professional: { file } });
  expect((await invoicesOf(platform)).flatMap(({ files }) => files)).toContain('/files/invoice/fattura.pdf');
  expect(JSON.stringify(await invoicesOf(platform))).not.toMatch(/config|elsewhere/);
});
