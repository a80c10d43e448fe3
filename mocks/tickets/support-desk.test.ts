import { expect, test } from 'vitest';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';
import { answerTicket, supportDeskSection } from '#mocks/tickets/support-desk';

const post = (fields: Record<string, string>, platform = createTestPlatform()) => ({
  platform,
  response: answerTicket(platform, new URLSearchParams(fields)),
});

test('the desk shows the open tickets with their history, and none that is closed', () => {
  const { markup } = supportDeskSection(createTestPlatform());
  expect(markup).toContain('La fattura delle sedute di ottobre');
  expect(markup).toContain('vuole una telefonata');
  expect(markup).not.toContain('Ho pagato due volte');
});

test('an answer is an unseen reply of the team; its owner is told by e-mail without a word of it', () => {
  const { platform, response } = post({ ticket: '31d8c6ea', text: ' Ora dovrebbe andare. ', act: 'reply' });
  expect(response?.status).toBe(303);
  const ticket = platform.db.tickets.get('31d8c6ea');
  const reply = { is_admin: true, text: 'Ora dovrebbe andare.', date: '23/11/2026', seen: false };
  expect(ticket?.response.at(-1)).toEqual(reply);
  expect(ticket?.status).toBe('in corso');
  const sent = platform.db.outbox.list();
  expect(sent).toMatchObject([{ to: 'giulia.moretti@example.it', subject: 'Assistenza: c’è una risposta' }]);
  expect(JSON.stringify(sent)).not.toContain('Ora dovrebbe');
});

test('a ticket is closed with its day, with or without a last answer', () => {
  const { platform } = post({ ticket: '31d8c6ea', text: '', act: 'close' });
  expect(platform.db.tickets.get('31d8c6ea')).toMatchObject({ status: 'chiusa', closed_date: testNow / 1000 });
  post({ ticket: '7c41e09b', text: 'Fatto.', act: 'close' }, platform);
  expect(platform.db.tickets.get('7c41e09b')).toMatchObject({ status: 'chiusa', response: [{}, { text: 'Fatto.' }] });
});

test.each([
  { ticket: '31d8c6ea', text: ' ', act: 'reply' },
  { ticket: 'nessuna', text: 'Eccoci', act: 'reply' },
  { ticket: '31d8c6ea', text: 'Eccoci', act: 'altro' },
])('a form that makes no sense changes nothing: $ticket $act', (fields) => {
  const { platform, response } = post(fields);
  expect(response).toBeUndefined();
  expect(platform.db.outbox.list()).toEqual([]);
});
