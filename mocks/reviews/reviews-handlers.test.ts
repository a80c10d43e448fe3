import { describe, expect, test } from 'vitest';
import { rate } from '#contracts/reviews/reviews.legacy';
import { type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

describe('leaving a review', () => {
  test('adds it to the therapist’s own, with the number of sessions held', async () => {
    const { db, leave } = setUp();
    const before = db.users.get('pt-rinaldi')?.public_configuration.rating ?? [];
    await leave('event-giulia-done-2');
    const after = db.users.get('pt-rinaldi')?.public_configuration.rating ?? [];
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ owner: 'pt-giulia', count: 8, rating: 4, description: 'Bene.' });
  });

  test.each([
    { what: 'of somebody else’s session', event: 'event-giulia-done-2', as: 'sara', text: 'Seduta non trovata.' },
    { what: 'of one there is not', event: 'event-nobody', as: 'giulia', text: 'Seduta non trovata.' },
    {
      what: 'of an introductory talk',
      event: 'event-giulia-past',
      as: 'giulia',
      text: "l'aggiunta di recensioni è limitata",
    },
    {
      what: 'of one to come',
      event: 'event-giulia-accepted',
      as: 'giulia',
      text: 'La seduta non è ancora conclusa.',
    },
    {
      what: 'of one that was cancelled',
      event: 'event-giulia-denied',
      as: 'giulia',
      text: 'La seduta non è ancora conclusa.',
    },
  ] as const)('$what is refused in a sentence', async ({ event, as, text }) => {
    await expect(setUp().leave(event, as)).rejects.toMatchObject({ refusal: text });
  });

  test('twice after as many sessions is refused', async () => {
    const { leave } = setUp();
    await leave('event-giulia-done-8');
    await expect(leave('event-giulia-done-1')).rejects.toMatchObject({
      refusal: 'Hai già lasciato una recensione per questa seduta.',
    });
  });
});

function setUp() {
  const platform = createTestPlatform();
  const { legacy } = platform.contextFor(null);
  const leave = (event_pt: string, as: PersonaName = 'giulia') =>
    legacy.call(rate, { private_token: personas[as].privateToken, rate: 4, text: 'Bene.', event_pt });
  return { db: platform.db, leave };
}
