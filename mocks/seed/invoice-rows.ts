import { type Instant, instantFromMs, secondsFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { firstOfMonth, romeDate, shiftMonths, startOfRomeDay } from '#contracts/kernel/rome-time';
import { basicFeePercent, premiumFeePercent } from '#contracts/plans/fee-bands';
import type { Database } from '#mocks/db/create-db';
import type { EventRow, InvoiceRow } from '#mocks/db/rows';

/** The records of a professional: one for each patient and month with paid sessions that were held. */
export function invoiceRows(db: Database, professional: string, now: Instant): InvoiceRow[] {
  const isPremium = db.users.get(professional)?.manager_configuration.current_plan?.type === 'online+studio';
  const held = db.events.list(
    ({ resource, configuration, end_timestamp }) =>
      resource === professional &&
      configuration.status === 'accepted' &&
      configuration.paid_amount !== undefined &&
      end_timestamp * 1000 < now,
  );
  return [...Map.groupBy(held, monthOf)].flatMap(([month, sessions]) => {
    const percent = isPremium ? premiumFeePercent : basicFeePercent(sessions.length);
    const ofPatients = Map.groupBy(sessions, ({ targets }) => targets[0] ?? '');
    return [...ofPatients].map(([target, own]) => invoiceRow({ owner: professional, target, month, own, percent }));
  });
}

interface MonthOfPatient {
  readonly owner: string;
  readonly target: string;
  /** The first day of the month. */
  readonly month: ReturnType<typeof monthOf>;
  readonly own: readonly EventRow[];
  readonly percent: number;
}

function invoiceRow({ owner, target, month: first, own, percent }: MonthOfPatient): InvoiceRow {
  const [year = 0, month = 0] = first.split('-').map(Number);
  const cents = own.reduce((sum, session) => sum + paidCents(session), 0);
  return {
    id: `invoice-${owner.slice(3)}-${target.slice(3)}-${first.slice(0, 7)}`,
    owner,
    target,
    price: (cents / 100).toFixed(2),
    total: (Math.round((cents * (100 - percent)) / 100) / 100).toFixed(2),
    fee_percentage: percent,
    month: String(month),
    year,
    start_timestamp: secondsFromInstant(startOfRomeDay(first)),
    end_timestamp: secondsFromInstant(shiftInstant(startOfRomeDay(shiftMonths(first, 1)), -1)),
  };
}

/** What the provider and the wallet paid together, in cents. */
function paidCents({ configuration: { paid_amount = 0, wallet_amount = 0 } }: EventRow): number {
  return Math.round((Number(paid_amount) + Number(wallet_amount)) * 100);
}

/** The first day of the month in Rome in which a session began. */
function monthOf({ start_timestamp }: EventRow) {
  return firstOfMonth(romeDate(instantFromMs(start_timestamp * 1000)));
}

/** The month's record with the invoice that its professional has uploaded, as the platform stores it. */
export function withUploadedInvoice(row: InvoiceRow, num: number): InvoiceRow {
  const { id, price, month } = row;
  return {
    ...row,
    invoices_professional: {
      num: String(num),
      month,
      address: 'Via Carlo Farini 41, 20159 Milano MI, Italia',
      total: price,
      revenue_stamp: Number(price) > 77.47 ? '2.00' : '0.00',
      enpap: (Number(price) * 0.02).toFixed(2),
      prestazione_servizi: price,
      file: [`${id.replace('invoice', 'fattura')}.pdf`],
    },
  };
}
