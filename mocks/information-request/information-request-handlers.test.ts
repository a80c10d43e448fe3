import { expect, test } from 'vitest';
import { requestInfo } from '#contracts/information-request/information-request.legacy';
import { createTestPlatform } from '#mocks/start-in-vitest';

const question = {
  nome: 'Lucia',
  cognome: 'De Santis',
  email: 'lucia.desantis@example.it',
  telefono: '+39 347 555 0199',
  messaggio: 'Manca la mia specializzazione.',
  request: 'Ortoressia',
  type: 'specializzazione',
  role: 'doctor',
} as const;

test('a question becomes an e-mail to the team, with all there is to answer it', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  await platform.contextFor(null).legacy.call(requestInfo, question);
  expect(platform.db.outbox.list()).toMatchObject([
    {
      channel: 'email',
      to: 'assistenza@ascolto.example',
      subject: 'Specializzazione mancante',
      text: 'Lucia De Santis (professionista), lucia.desantis@example.it, +39 347 555 0199. Riguarda: Ortoressia. Manca la mia specializzazione.',
    },
  ]);
});

test.each(['nome', 'email', 'telefono', 'messaggio'])('without %s it is refused and nothing is sent', async (field) => {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const answer = platform.contextFor(null).legacy.call(requestInfo, { ...question, [field]: '' });
  await expect(answer).rejects.toMatchObject({ refusal: 'MISSING_FIELDS' });
  expect(platform.db.outbox.list()).toEqual([]);
});
