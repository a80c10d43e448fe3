import { expect, test } from 'vitest';
import { moveFailure } from '#web/features/appointments/moving/move-failures';

test.each([
  ['slot_taken', 'Esiste già un appuntamentot data e ora'],
  ['date_past', 'Data non valida.'],
  ['time_past', 'Ora non valida.'],
  ['time_skipped', 'Quest’ora non esiste: quella notte gli orologi passano dalle 2 alle 3.'],
  ['changed_elsewhere', 'Questo appuntamento è cambiato nel frattempo'],
  ['not_moved', 'La piattaforma non ha accettato il nuovo orario: l’appuntamento resta com’era'],
  ['not_restored', 'L’appuntamento potrebbe non esserci più'],
  ['both_remain', 'L’appuntamento è già al nuovo orario, ma quello di prima occupa ancora il suo posto'],
  ['no_connection', 'Sembra che manchi la connessione'],
])('says of a move that failed by %s "%s"', (code, title) => {
  expect(moveFailure({ code, requestId: 'r' }).title).toBe(title);
});

test.each([
  { found: undefined, title: 'Non sappiamo se è riuscito', advice: /una volta sola/ },
  { found: 'made', title: 'L’appuntamento è già al nuovo orario', advice: /Premi di nuovo per completare/ },
  { found: 'not-made', title: 'L’appuntamento non è stato spostato: è com’era', advice: /puoi riprovare/ },
  { found: 'elsewhere', title: 'Questo appuntamento è cambiato nel frattempo', advice: /riletto/ },
  { found: 'missing', title: 'L’appuntamento potrebbe non esserci più', advice: /Controlla il calendario/ },
] as const)('says of a move whose answer was lost, with the appointment found $found, "$title"', (row) => {
  const problem = { code: 'legacy_unavailable', requestId: 'r', outcomeUnknown: true };
  const words = moveFailure(problem, row.found);
  expect(words.title).toBe(row.title);
  expect(words.advice).toMatch(row.advice);
});
