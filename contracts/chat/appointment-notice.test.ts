import { expect, test } from 'vitest';
import { appointmentNoticeBody, readAppointmentNotice } from '#contracts/chat/appointment-notice';

test.each([
  {
    what: 'the marker at the end',
    body: 'Nuovo appuntamento: 24/11/2026 alle 10:00 event_pt:event-1',
    notice: { appointment: 'event-1', text: 'Nuovo appuntamento: 24/11/2026 alle 10:00' },
  },
  {
    what: 'the marker in the middle',
    body: '24/11/2026 event_pt:ab.C_9\nalle 10:00',
    notice: { appointment: 'ab.C_9', text: '24/11/2026\nalle 10:00' },
  },
  { what: 'the marker alone', body: 'event_pt: event-1', notice: { appointment: 'event-1', text: '' } },
  {
    what: 'two markers, of which the first counts',
    body: 'Spostato event_pt:event-1 event_pt:event-2',
    notice: { appointment: 'event-1', text: 'Spostato' },
  },
  { what: 'a marker without token', body: 'Annullato event_pt:', notice: { appointment: null, text: 'Annullato' } },
  { what: 'no marker', body: ' Annullato ', notice: { appointment: null, text: 'Annullato' } },
  {
    what: 'an act on a series',
    body: 'Appuntamenti modificati batch:key-of-act event_pt:event-1',
    notice: { appointment: 'event-1', batch: 'key-of-act', text: 'Appuntamenti modificati' },
  },
  { what: 'nothing', body: '', notice: { appointment: null, text: '' } },
])('reads the appointment of a notice with $what and never shows the marker (CHAT-19, CHAT-20)', ({ body, notice }) => {
  expect(readAppointmentNotice(body)).toEqual({ batch: null, ...notice });
});

test.each([
  { batch: undefined, body: 'mar 24 novembre event_pt:event-1' },
  { batch: 'key-of-act', body: 'mar 24 novembre batch:key-of-act event_pt:event-1' },
])('a notice that is written ends with its appointment and is read again: $body (LEG-32, LEG-33)', (row) => {
  const body = appointmentNoticeBody('mar 24 novembre', 'event-1', row.batch);
  expect(body).toBe(row.body);
  expect(readAppointmentNotice(body)).toMatchObject({ appointment: 'event-1', text: 'mar 24 novembre' });
});
