import type { InvoiceRow } from '#mocks/db/rows';

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
