import { expect, test } from 'vitest';
import { readAppointmentNotice } from '#contracts/chat/appointment-notice';

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
  { what: 'nothing', body: '', notice: { appointment: null, text: '' } },
])('reads the appointment of a notice with $what and never shows the marker (CHAT-19, CHAT-20)', ({ body, notice }) => {
  expect(readAppointmentNotice(body)).toEqual(notice);
});
