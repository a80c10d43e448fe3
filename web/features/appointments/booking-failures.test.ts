import { expect, test } from 'vitest';
import { bookingFailure } from '#web/features/appointments/booking-failures';

test.each([
  ['slot_taken', 'Esiste già un appuntamentot data e ora', '(APPT-38)'],
  ['plan_expired', 'il tuo piano è scaduto. Rinnovalo ora', '(APPT-32)'],
  ['legacy_refused', 'errore_generico', '(APPT-39)'],
])('says of %s "%s" %s', (code, title) => {
  expect(bookingFailure({ code, requestId: 'r' }).title).toBe(title);
});

test('says of a lost answer that the outcome is not known, and that saving again makes no second one', () => {
  const { title, advice } = bookingFailure({ code: 'legacy_unavailable', requestId: 'r', outcomeUnknown: true });
  expect(title).toBe('Non sappiamo se è riuscito');
  expect(advice).toContain('non ne creerai un secondo');
});
