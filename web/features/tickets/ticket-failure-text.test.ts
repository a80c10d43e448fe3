import { expect, test } from 'vitest';
import { ticketFailureText } from '#web/features/tickets/ticket-failure-text';

const requestId = 'r-1';

test.each([
  [
    { code: 'too_many_attempts', details: { retryAfterSeconds: 3_600 } },
    /^Troppi invii .*potrai riprovare tra 60 minuti\.$/,
  ],
  [{ code: 'ticket_full' }, /copialo in un nuovo ticket/],
  [{ code: 'tickets_full' }, /resta qui: copialo e scrivici ai recapiti in fondo alla pagina di aiuto/],
  [{ code: 'key_reused' }, /^L’avevi già inviato\./],
  [{ code: 'legacy_unavailable' }, /riprova tra poco\.$/],
  [{ code: 'legacy_unavailable', outcomeUnknown: true }, /^Chi lo sa\.$/],
])('what was not sent for %j is told with what to do', (problem, words) => {
  expect(ticketFailureText({ ...problem, requestId }, 'Chi lo sa.')).toMatch(words);
});
