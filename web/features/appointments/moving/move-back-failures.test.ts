import { expect, test } from 'vitest';
import { moveBackFailure } from '#web/features/appointments/moving/move-back-failures';

const times = { now: 'mar 1 dicembre 2026, 10:30-11:30', before: 'lun 30 novembre 2026, 18:30-19:30' };
const notBack = 'Lo spostamento non è stato annullato';

test.each([
  { code: 'no_connection', title: notBack, advice: /^Sembra che manchi la connessione\. .*10:30/, again: true },
  { code: 'legacy_unavailable', title: notBack, advice: /L’appuntamento resta fissato: mar 1 dic/, again: true },
  { code: 'not_moved', title: notBack, advice: /La piattaforma non l’ha accettato.*10:30/, again: true },
  { code: 'both_remain', title: /è già al nuovo orario/, advice: /Riprova tra poco/, again: true },
  { code: 'slot_taken', title: 'Esiste già un appuntamentot data e ora', advice: /resta fissato: mar 1/, again: false },
  { code: 'already_denied', title: 'Questo appuntamento è stato annullato', advice: /Non si può più/, again: false },
  { code: 'patient_not_notified', title: /di nuovo all’orario di prima/, advice: /secondo avviso/, again: false },
])('says of a way back that failed by $code what is so, and whether to try again', ({ code, title, advice, again }) => {
  const { words, isWorthAgain } = moveBackFailure({ code, requestId: 'r' }, times);
  expect(words).toEqual({ title: expect.stringMatching(title), advice: expect.stringMatching(advice) });
  expect(`${words.title} ${words.advice}`).not.toContain('hai scritto');
  expect(isWorthAgain).toBe(again);
});

test.each([
  { found: undefined, title: 'Non sappiamo se è riuscito', advice: /ancora mar 1 .* di nuovo lun 30/, again: true },
  { found: 'not-made', title: notBack, advice: /riletto nel calendario.*mar 1 dicembre/, again: true },
  { found: 'made', title: /di nuovo all’orario di prima/, advice: /controlla in chat/, again: false },
  { found: 'elsewhere', title: /cambiato nel frattempo/, advice: /riletto/, again: false },
  { found: 'missing', title: /potrebbe non esserci più/, advice: /Controlla il calendario/, again: false },
] as const)('says after a lost answer, with the appointment found $found, which times it may have', (row) => {
  for (const problem of [
    { code: 'legacy_unavailable', requestId: 'r', outcomeUnknown: true },
    { code: 'unexpected', requestId: 'r' },
  ]) {
    const { words, isWorthAgain } = moveBackFailure(problem, times, row.found);
    expect(words).toEqual({ title: expect.stringMatching(row.title), advice: expect.stringMatching(row.advice) });
    expect(isWorthAgain).toBe(row.again);
  }
});
