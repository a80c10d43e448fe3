import { expect, test } from 'vitest';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { noRoomYet } from '#web/copy/no-room-yet';
import { appointmentStatusText, nextAndWhere } from '#web/features/appointments/entry/state/appointment-status-text';

const at = (status: Appointment['status']) =>
  ({ status, startsAt: '2026-11-25T17:30:00Z', endsAt: '2026-11-25T18:30:00Z' }) as const;

test('tells each side who must confirm and until when, and that there is no session room (APPT-72)', () => {
  const now = instantFromIso('2026-11-23T09:00:00Z');
  expect(nextAndWhere(appointmentStatusText(at('pending'), 'patient', now))).toBe(
    `Tocca a te: conferma prima dell’inizio. Resta possibile fino a 24 ore dopo, il 26/11/2026 alle 18:30. ${noRoomYet}`,
  );
  expect(nextAndWhere(appointmentStatusText(at('pending'), 'professional', now))).toBe(
    `Tocca al paziente, di norma prima dell’inizio. Resta possibile fino a 24 ore dopo, il 26/11/2026 alle 18:30. ${noRoomYet}`,
  );
});

test('asks nobody to confirm before a start that has passed (APPT-72)', () => {
  const now = instantFromIso('2026-11-25T17:30:00Z');
  expect(appointmentStatusText(at('pending'), 'patient', now).next).toBe(
    'L’ora d’inizio è passata. Tocca a te: puoi confermare ancora fino al 26/11/2026 alle 18:30.',
  );
  expect(appointmentStatusText(at('pending'), 'professional', now).next).toBe(
    'L’ora d’inizio è passata. Tocca al paziente: può confermare ancora fino al 26/11/2026 alle 18:30.',
  );
});

test('says that the time to confirm has passed once it has', () => {
  const now = instantFromIso('2026-11-26T17:30:01Z');
  expect(appointmentStatusText(at('pending'), 'patient', now).next).toMatch(/scrivi al terapeuta/);
  expect(appointmentStatusText(at('pending'), 'professional', now).next).toMatch(/nuovo orario/);
});

test.each([
  ['2026-11-23T09:00:00Z', 'Confermato', `Inizia dopodomani. ${noRoomYet}`],
  ['2026-11-25T16:30:00Z', 'Confermato', `Inizia tra 1 ora. ${noRoomYet}`],
  ['2026-11-25T17:18:00Z', 'Confermato', `Inizia tra 12 minuti. ${noRoomYet}`],
  ['2026-11-25T17:20:00Z', 'Sta per iniziare', noRoomYet],
  ['2026-11-25T17:30:00Z', 'In corso', noRoomYet],
  ['2026-11-25T18:30:01Z', 'Concluso', ''],
])('says at %s of a confirmed appointment "%s"', (now, word, next) => {
  const text = appointmentStatusText(at('accepted'), 'patient', instantFromIso(now));
  expect([text.word, nextAndWhere(text)]).toEqual([word, next]);
});

test('says of a cancelled appointment that it is, and asks nothing of anybody', () => {
  const now = instantFromIso('2026-11-23T09:00:00Z');
  expect(appointmentStatusText(at('denied'), 'professional', now)).toEqual({ word: 'Annullata' });
});
