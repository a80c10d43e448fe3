import { expect } from 'vitest';
import { newest } from '#bff/server/testing/plain-records';
import type { PlainWrite } from '#bff/server/testing/plain-world';
import { recordOf, rowsOf } from '#e2e/plain-platform/php-values';
import type { PlainPlatform } from '#e2e/plain-platform/start';

/** The responses of a ticket, as a person reads them. */
function saidIn(platform: PlainPlatform, id: string): unknown[] {
  return rowsOf(platform.state.tickets.get(id)?.['response']).map((row) => {
    const { is_admin, text, seen, operator } = recordOf(row);
    return { fromSupport: ['1', 'true'].includes(String(is_admin)), text, seen: String(seen), operator };
  });
}

const reply = { fromSupport: true, text: 'Ci pensiamo noi.', operator: 'travels along' };

/** What a user writes to the support desk. */
export const ticketWrites: Readonly<Record<string, PlainWrite>> = {
  'tickets/open-ticket': {
    as: 'rinaldi',
    input: {
      ...{ title: 'Fattura', description: 'Come la carico?', receiveCall: true, idempotencyKey: 'key-of-ticket' },
    },
    writes: ['addTicket'],
    stands: (platform) => newest(platform.state.tickets.values()),
    after: expect.objectContaining({
      ...{ owner: 'pt-rinaldi', title: 'Fattura', description: 'Come la carico?' },
      ...{ receive_call: true, status: 'in corso', response: [] },
    }),
  },
  'tickets/comment-ticket': {
    as: 'giulia',
    input: { ticket: '71', text: 'Trovata, grazie.', idempotencyKey: 'key-of-comment' },
    writes: ['editTicket'],
    stands: (platform) => [
      saidIn(platform, '71'),
      platform.state.tickets.get('71')?.['status'],
      platform.state.tickets.get('71')?.['field_of_another_program'],
    ],
    after: [
      [
        { ...reply, seen: expect.stringMatching(/^(0|false)$/) },
        { fromSupport: false, text: 'Trovata, grazie.', seen: 'false', operator: undefined },
      ],
      'attesa operatore',
      'travels along',
    ],
  },
  'tickets/mark-ticket-seen': {
    as: 'giulia',
    input: { ticket: '71' },
    writes: ['editTicket'],
    stands: (platform) => [saidIn(platform, '71'), platform.state.tickets.get('71')?.['status']],
    after: [[{ ...reply, seen: 'true' }], 'in corso'],
  },
};
