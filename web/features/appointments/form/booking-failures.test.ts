import { expect, test } from 'vitest';
import { bookingFailure } from '#web/features/appointments/form/booking-failures';

test.each([
  { code: 'slot_taken', title: 'Esiste già un appuntamentot data e ora', id: 'APPT-38, LEG-53' },
  { code: 'plan_expired', title: 'il tuo piano è scaduto. Rinnovalo ora', id: 'APPT-32' },
  { code: 'legacy_refused', title: 'errore_generico', id: 'APPT-39, LEG-53' },
])('says of $code "$title" ($id)', ({ code, title }) => {
  expect(bookingFailure({ code, requestId: 'r' }).title).toBe(title);
});

test('says of a lost answer that the outcome is not known, and that saving again makes no second one', () => {
  const { title, advice } = bookingFailure({ code: 'legacy_unavailable', requestId: 'r', outcomeUnknown: true });
  expect(title).toBe('Non sappiamo se è riuscito');
  expect(advice).toContain('non ne creerai un secondo');
});
