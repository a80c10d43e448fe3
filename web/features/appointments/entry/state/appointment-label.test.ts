import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import {
  appointmentLabel,
  cancelledOnChatCard,
  type LabelReading,
  unconfirmedNotice,
} from '#web/features/appointments/entry/state/appointment-label';

const session = { startsAt: '2026-11-23T15:00:00Z', endsAt: '2026-11-23T16:00:00Z' };
const before = '2026-11-23T09:00:00Z';
const during = '2026-11-23T15:30:00Z';
const after = '2026-11-23T17:00:00Z';

test.each([
  { id: 'APPT-73', status: 'accepted', at: during, reader: 'patient', text: 'Partecipa alla seduta' },
  { id: 'APPT-73', status: 'accepted', at: during, reader: 'professional', text: 'Partecipa alla seduta' },
  { id: 'APPT-76', status: 'accepted', at: before, reader: 'patient', text: 'APPUNTAMENTO CONFERMATO' },
  { id: 'APPT-76', status: 'accepted', at: before, reader: 'professional', text: 'APPUNTAMENTO CONFERMATO' },
  { id: 'APPT-78', status: 'accepted', at: after, reader: 'patient', text: 'Seduta conclusa' },
  { id: 'APPT-78', status: 'accepted', at: after, reader: 'professional', text: 'Seduta conclusa' },
  { id: 'APPT-81', status: 'pending', at: before, reader: 'patient', text: 'conferma appuntamento' },
  { id: 'APPT-82', status: 'pending', at: before, reader: 'professional', text: 'in attesa di conferma' },
  { id: 'APPT-83', status: 'denied', at: before, reader: 'patient', text: 'Annullata' },
  { id: 'APPT-83', status: 'denied', at: after, reader: 'professional', text: 'Annullata' },
] as const)('$status at $at reads "$text" for the $reader ($id)', ({ status, at, reader, text }) => {
  expect(appointmentLabel({ ...session, status }, reading({ reader, at })).text).toBe(text);
});

test.each([
  { id: 'APPT-73', status: 'accepted', at: during, reader: 'patient', action: 'join' },
  { id: 'APPT-73', status: 'accepted', at: during, reader: 'professional', action: 'join' },
  { id: 'APPT-77', status: 'accepted', at: before, reader: 'patient', action: null },
  { id: 'APPT-77', status: 'accepted', at: before, reader: 'professional', action: null },
  { id: 'APPT-79', status: 'accepted', at: after, reader: 'patient', action: 'review' },
  { id: 'APPT-80', status: 'accepted', at: after, reader: 'professional', action: null },
  { id: 'APPT-81', status: 'pending', at: before, reader: 'patient', action: 'confirm' },
  { id: 'APPT-84', status: 'pending', at: before, reader: 'professional', action: 'explain' },
  { id: 'APPT-85', status: 'denied', at: before, reader: 'professional', action: 'explain' },
  { id: 'APPT-83', status: 'denied', at: after, reader: 'patient', action: null },
] as const)('a $reader pressing $status at $at does: $action ($id)', ({ status, at, reader, action }) => {
  expect(appointmentLabel({ ...session, status }, reading({ reader, at })).action).toBe(action);
});

test('on a chat card a denied appointment reads ANNULLATA, all others as in the calendar (CHAT-23, CHAT-24)', () => {
  const place = 'chat-card';
  const denied = appointmentLabel({ ...session, status: 'denied' }, reading({ place }));
  expect(denied.text).toBe('ANNULLATA');
  expect(cancelledOnChatCard).toBe('ANNULLATA');
  for (const status of ['pending', 'accepted'] as const) {
    const onCard = appointmentLabel({ ...session, status }, reading({ place }));
    expect(onCard).toEqual(appointmentLabel({ ...session, status }, reading({})));
  }
});

test('the notice to the therapist is the specified one, with the curly apostrophe (APPT-84, APPT-85)', () => {
  expect(unconfirmedNotice).toBe('non puoi partecipare alla seduta se il paziente non conferma l\u2019appuntamento');
});

function reading(given: { reader?: LabelReading['reader']; at?: string; place?: LabelReading['place'] }): LabelReading {
  const { reader = 'patient', at = before, place = 'calendar' } = given;
  return { reader, now: instantFromIso(at), place };
}
