import { type Instant, minuteMs, shiftInstant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import { administrationToken } from '#mocks/personas';
import { type Conversation, seedConversation } from '#mocks/seed/conversation';
import { daysAgoAt } from '#mocks/seed/moments';
import { giuliaToRinaldi } from '#mocks/seed-texts/giulia-to-rinaldi';

/** The personas' chats. */
export function seedPersonasConversations(db: Database, now: Instant): void {
  seedConversation(db, giuliaAndRinaldi(now));
  seedConversation(db, marcoAndRinaldi(now));
  seedConversation(db, giuliaAndSerafini(now));
  seedConversation(db, giuliaAndAdministration(now));
}

function giuliaAndRinaldi(now: Instant): Conversation {
  return {
    token: 'chat-giulia-rinaldi',
    between: ['pt-giulia', 'pt-rinaldi'],
    lines: giuliaToRinaldi.map(({ from, daysAgo, time, ...line }) => ({
      ...line,
      from: `pt-${from}`,
      at: daysAgoAt(now, daysAgo, time),
    })),
  };
}

function marcoAndRinaldi(now: Instant): Conversation {
  return {
    token: 'chat-marco-rinaldi',
    between: ['pt-marco', 'pt-rinaldi'],
    lines: [
      {
        from: 'pt-marco',
        at: daysAgoAt(now, 2, '19:48'),
        text: 'Buonasera, sono Marco. Io e la mia compagna stiamo attraversando un periodo complicato. Lei segue anche le coppie?',
      },
      {
        from: 'pt-rinaldi',
        at: daysAgoAt(now, 1, '08:32'),
        text: 'Buongiorno Marco, sì. Prima di iniziare propongo sempre un colloquio conoscitivo: le va bene in settimana?',
      },
      { from: 'pt-marco', at: daysAgoAt(now, 1, '21:15'), text: 'Sì, meglio la mattina presto.', unread: true },
    ],
  };
}

function giuliaAndSerafini(now: Instant): Conversation {
  return {
    token: 'chat-giulia-serafini',
    between: ['pt-giulia', 'pt-serafini'],
    lines: [
      {
        from: 'pt-giulia',
        at: daysAgoAt(now, 4, '20:20'),
        text: 'Buonasera dottoressa, sto valutando un cambio di lavoro e cerco un aiuto per orientarmi.',
      },
      {
        from: 'pt-serafini',
        at: daysAgoAt(now, 3, '09:00'),
        text: 'Buongiorno Giulia, volentieri. Le propongo un colloquio conoscitivo per inquadrare la situazione.',
      },
      { from: 'pt-serafini', at: daysAgoAt(now, 3, '09:02'), event: 'event-giulia-pending' },
    ],
  };
}

function giuliaAndAdministration(now: Instant): Conversation {
  const welcome = daysAgoAt(now, 213, '10:00');
  return {
    token: 'chat-giulia-amministrazione',
    between: [administrationToken, 'pt-giulia'],
    lines: [
      {
        from: administrationToken,
        at: welcome,
        text: 'Benvenuta! Per qualunque dubbio sui pagamenti o sul tuo profilo puoi scriverci qui.',
      },
      { from: 'pt-giulia', at: shiftInstant(welcome, 95 * minuteMs), text: 'Grazie, per ora tutto chiaro.' },
    ],
  };
}
