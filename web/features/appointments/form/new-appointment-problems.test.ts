import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { blankAppointment } from '#web/features/appointments/booking/new-appointment-values';
import { missingFields } from '#web/features/appointments/form/appointment-problems';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import {
  type BookingKnowledge,
  chosenPartyRefusal,
  newAppointmentProblems,
} from '#web/features/appointments/form/new-appointment-problems';

const now = instantFromIso('2026-11-23T09:00:00Z');
const known: BookingKnowledge = {
  invitees: [
    { patient: 'pt-giulia', name: 'Giulia Moretti', hasIntroductoryTalk: true },
    { patient: 'pt-marco', name: 'Marco Ferri', hasIntroductoryTalk: false },
  ],
  prices: { singleCents: 6000, coupleCents: null },
  planExpired: false,
};
const good: AppointmentValues = {
  title: 'Seduta',
  patient: 'pt-giulia',
  kind: 'single',
  date: '24/11/2026',
  time: '10:00',
  slots: '2',
};
const problemsOf = (changes: Partial<AppointmentValues>) => newAppointmentProblems({ ...good, ...changes }, known, now);

test('finds nothing wrong with a session that all rules allow', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ patient: 'pt-marco', kind: 'introductory-talk' })).toEqual({});
});

test('names every required field that is empty, duration included (APPT-17, APPT-19, APPT-20, APPT-22)', () => {
  const empty = { ...blankAppointment, title: '  ', slots: '' };
  expect(missingFields(empty)).toEqual(['title', 'patient', 'kind', 'date', 'time', 'slots']);
  expect(Object.keys(newAppointmentProblems(empty, known, now)).sort()).toEqual(missingFields(empty).sort());
});

test('asks for a patient where the one kept is no longer among those the field can name', () => {
  expect(problemsOf({ patient: 'pt-gone' })).toEqual({ patient: 'Scegli un paziente.' });
});

test('names a title that is too long, or has signs in it that nobody sees', () => {
  expect(problemsOf({ title: 'a'.repeat(121) })).toEqual({ title: 'Usa al massimo 120 caratteri.' });
  expect(problemsOf({ title: 'Se\ue000duta' })).toEqual({ title: 'Contiene caratteri invisibili: riscrivilo a mano.' });
});

test('refuses a day gone by at the date (APPT-24)', () => {
  expect(problemsOf({ date: '22/11/2026' })).toEqual({ date: 'Data non valida.' });
  expect(problemsOf({ date: '24/11/1990' })).toEqual({ date: 'Data non valida.' });
  expect(problemsOf({ date: '22/11/2026', time: '' })).toMatchObject({ date: 'Data non valida.' });
});

test.each([
  ['31/11/2026', 'Questo giorno non esiste.'],
  ['29/2/2027', 'Questo giorno non esiste.'],
  ['32.13.2026', 'Questo giorno non esiste.'],
  ['31112026', 'Questo giorno non esiste.'],
  ['24/11/2926', 'Controlla l’anno.'],
  ['domani', 'Scrivila come gg/mm/aaaa.'],
  ['24/11', 'Scrivila come gg/mm/aaaa.'],
])('of the typed day ‘%s’ it says what is wrong with it', (date, reason) => {
  expect(problemsOf({ date })).toEqual({ date: `Data non valida. ${reason}` });
});

test('refuses a time of today that is past on the clock of Rome (APPT-25)', () => {
  expect(problemsOf({ date: '23/11/2026', time: '9:59' })).toEqual({ time: 'Ora non valida.' });
  expect(problemsOf({ date: '23/11/2026', time: '10:01' })).toEqual({});
  expect(problemsOf({ time: '25:00' })).toEqual({ time: 'Ora non valida. Scrivila come 18:30.' });
});

test('refuses at the time an hour that the clock of Rome skips', () => {
  const time = 'Quest’ora non esiste: quella notte gli orologi passano dalle 2 alle 3.';
  expect(problemsOf({ date: '28/03/2027', time: '2.30' })).toEqual({ time });
  expect(problemsOf({ date: '28/03/2027', time: '1.59' })).toEqual({});
  expect(problemsOf({ date: '28/03/2027', time: '3' })).toEqual({});
  expect(problemsOf({ date: '31/10/2027', time: '2.30' })).toEqual({});
});

test('refuses a second introductory talk beside the invitee, also before a date is typed (APPT-26, APPT-28)', () => {
  const second = { patient: 'pt-giulia', kind: 'introductory-talk' } as const;
  expect(problemsOf(second)).toEqual({
    patient: 'Non puoi organizzare più di una Colloquio conoscitivo per paziente.',
  });
  expect(chosenPartyRefusal(second, known)).toBe('second_introductory_talk');
});

test('refuses a therapy session before the introductory talk (APPT-30, APPT-31)', () => {
  expect(problemsOf({ patient: 'pt-marco' })).toEqual({
    kind: "Prima di creare una seduta terapeutica scegli l'opzione Colloquio conoscitivo.",
  });
});

test('refuses a kind the therapist has no price for (APPT-35)', () => {
  expect(problemsOf({ kind: 'couple' })).toEqual({ kind: 'Per questo tipo di seduta non hai indicato un prezzo.' });
});

test('refuses nothing while patient or kind is still to be chosen', () => {
  expect(chosenPartyRefusal({ patient: '', kind: 'single' }, known)).toBeUndefined();
  expect(chosenPartyRefusal({ patient: 'pt-giulia', kind: '' }, known)).toBeUndefined();
});
