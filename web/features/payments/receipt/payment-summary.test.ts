import { expect, test } from 'vitest';
import { paymentSummary, textOfSummary } from '#web/features/payments/receipt/payment-summary';
import { sessionWith } from '#web/testing/session-with';

const session = sessionWith({
  own: false,
  otherSide: { token: 'terapeuta', name: 'Andrea Rinaldi', pictureUrl: null },
});

test.each([
  {
    what: 'credit and payment apart',
    credit: 1250,
    amounts: ['Prezzo 70,00 €', 'Credito usato −12,50 €', 'Pagato online 57,50 €'],
  },
  { what: 'no credit where none was used', credit: 0, amounts: ['Prezzo 70,00 €', 'Pagato online 70,00 €'] },
  {
    what: 'that nothing was paid beside the credit',
    credit: 7000,
    amounts: ['Prezzo 70,00 €', 'Credito usato −70,00 €', 'Pagato online 0,00 €'],
  },
  {
    what: 'only the whole where the credit is not known',
    credit: null,
    amounts: ['Prezzo 70,00 €', 'Pagato, credito compreso 70,00 €'],
  },
  { what: 'no price where it is not known', price: null, credit: 0, amounts: ['Pagato online 70,00 €'] },
  {
    what: 'what the platform took, also where the price says something else',
    price: 8000,
    credit: 1250,
    amounts: ['Prezzo 80,00 €', 'Credito usato −12,50 €', 'Pagato online 57,50 €'],
  },
])('says $what', ({ price = 7000, credit, amounts }) => {
  const payment = { paidCents: 7000, creditUsedCents: credit };
  const { facts } = paymentSummary({ ...session, priceCents: price }, 'Seduta terapeutica singola', payment);
  expect(facts.slice(5).map((fact) => fact.join(' '))).toEqual(amounts);
});

test('is a text of one line each, and its file is named by the day in Rome alone', () => {
  const late = { ...session, startsAt: '2026-11-26T23:30:00.000Z', endsAt: '2026-11-27T00:30:00.000Z' };
  const summary = paymentSummary(late, 'Seduta terapeutica singola', { paidCents: 7000, creditUsedCents: 0 });
  expect(summary.fileName).toBe('Riepilogo pagamento 27-11-2026');
  expect(textOfSummary(summary).split('\r\n')).toEqual([
    'Riepilogo del pagamento',
    '',
    'Terapeuta: Andrea Rinaldi',
    'Tipo: Seduta terapeutica singola',
    'Data: venerdì 27 novembre 2026',
    'Ora: 00:30-01:30',
    'Durata: 60 minuti',
    'Prezzo: 70,00 €',
    'Pagato online: 70,00 €',
    '',
    'Prestazione sanitaria esente IVA.',
    'Non è una fattura: la fattura la emette il terapeuta.',
    '',
  ]);
});
