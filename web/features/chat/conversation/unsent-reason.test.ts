import { expect, test } from 'vitest';
import type { Bubble } from '#web/features/chat/conversation/bubbles';
import { mayBeRetried, unsentReason } from '#web/features/chat/conversation/unsent-reason';

const refused = (refusal: string): Bubble => ({ ...unsent, refusal });

const unsent: Bubble = {
  key: 'key-of-message',
  own: true,
  sentAt: '2026-11-23T09:00:00.000Z',
  unsentKey: 'key-of-message',
  content: { kind: 'text', text: 'Mi sente?' },
  delivery: 'failed',
  refusal: null,
  attachment: null,
  percent: null,
};

test.each([
  { code: 'legacy_refused', reason: 'La richiesta non è stata accettata.', isRetried: true },
  { code: 'cancelled', reason: 'Hai interrotto l’invio.', isRetried: true },
  {
    code: 'too_many_pixels',
    reason: 'La foto ha troppi pixel. Riducila, per esempio a 4000 × 3000, e sceglila di nuovo.',
    isRetried: false,
  },
  { code: 'file_empty', reason: 'Il file è vuoto.', isRetried: false },
  {
    code: 'too_many_attempts',
    reason: 'Hai inviato molti messaggi in poco tempo: riprova tra qualche minuto.',
    isRetried: true,
  },
  {
    code: 'chat_full',
    reason: 'In questa conversazione non ci stanno altri tuoi messaggi: scrivi all’assistenza.',
    isRetried: false,
  },
])('a message that was not accepted says why, and is sent again where that helps: $code', (row) => {
  expect(unsentReason(refused(row.code))).toBe(row.reason);
  expect(mayBeRetried(refused(row.code))).toBe(row.isRetried);
});
