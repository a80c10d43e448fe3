import { expect, test } from 'vitest';
import { handleSearchTherapists } from '#bff/therapists/search-therapists';
import type { OperationOutput } from '#contracts/kernel/operation';
import { searchTherapists } from '#contracts/therapists/search.api';
import { noFilter } from '#contracts/therapists/therapist-filter';
import type { TherapistCard } from '#contracts/therapists/therapists.api';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

test('whoever looks is shown the eligible therapists, and nobody else (SEARCH-61, SEARCH-63, GUARD-67)', async () => {
  const platform = createTestPlatform();
  for (const reader of [null, 'giulia', 'rinaldi'] as const) {
    const shown = await everyCard(platform, { reader });
    const tokens = shown.map(({ token }) => token);
    expect(tokens).toEqual(expect.arrayContaining(['pt-rinaldi', 'pt-serafini']));
    for (const left of ['pt-serra', 'pt-amministrazione', 'pt-giulia']) expect(tokens).not.toContain(left);
  }
});

test.each<{ what: string; status: object }>([
  { what: 'whose approval was withdrawn (SEARCH-63)', status: { autorizzazioni: 'sospeso' } },
  {
    what: 'whose contract is no longer valid (SEARCH-64)',
    status: { sign_doc: [{ type: 'online', is_invalid: '1' }] },
  },
  {
    what: 'whose payment did not go through (SEARCH-65)',
    status: { current_plan: { type: 'online', amount: 0, payment_completed: '0', date: 1 } },
  },
  {
    what: 'whose plan has ended (SEARCH-66)',
    status: { current_plan: { type: 'online+studio', amount: 49, payment_completed: '1', date: 1_700_000_000 } },
  },
])('a therapist is not listed $what', async ({ status }) => {
  const platform = createTestPlatform();
  const { manager_configuration } = platform.db.users.get('pt-serafini') ?? {};
  platform.db.users.change('pt-serafini', { manager_configuration: { ...manager_configuration, ...status } });
  expect((await everyCard(platform)).map(({ token }) => token)).not.toContain('pt-serafini');
});

test('a card carries what a card shows and nothing else (SEARCH-77, SEARCH-79, GUARD-68)', async () => {
  const cards = await everyCard(createTestPlatform(), { reader: 'giulia' });
  const rinaldi = cards.find(({ token }) => token === 'pt-rinaldi');
  expect(rinaldi).toMatchObject({
    name: 'Andrea Rinaldi',
    role: 'psychotherapist',
    pictureUrl: '/files/media/ritratto-pt-rinaldi.png',
    areas: ['Ansia', 'Attacchi di panico', 'Stress lavorativo', 'Insonnia', 'Autostima'],
    areasCount: 7,
    lowestPriceCents: 7000,
    languages: ['Italiano', 'Inglese'],
    premium: true,
  });
  expect(Object.keys(rinaldi ?? {}).toSorted()).toEqual([
    'areas',
    'areasCount',
    'languages',
    'lowestPriceCents',
    'name',
    'pictureUrl',
    'premium',
    'rating',
    'register',
    'requestsPaused',
    'role',
    'token',
  ]);
});

test('pages of nine hold everybody once, Premium first, and going back shows the same (SEARCH-67, SEARCH-72, SEARCH-76)', async () => {
  const platform = createTestPlatform();
  const row = platform.db.users.get('pt-serafini');
  if (!row) throw new Error('Serafini is not in the seed.');
  for (let more = 0; more < 25; more += 1) {
    platform.db.users.put({ ...row, public_token: `pt-more-${more}`, private_token: `secret-more-${more}` });
  }
  const { total } = await page(platform, { number: 0 });
  const cards = await everyCard(platform);
  expect(new Set(cards.map(({ token }) => token)).size).toBe(total);
  expect(cards[0]?.premium).toBe(true);
  const { therapists } = await page(platform, { number: 1 });
  expect(therapists.map(({ card }) => card)).toEqual(cards.slice(9, 18));
  expect(await everyCard(platform, { visit: 'another' })).not.toEqual(cards);
});

test('a page past the end is empty and says so (SEARCH-72)', async () => {
  const past = await page(createTestPlatform(), { number: 10_000 });
  expect(past).toMatchObject({ therapists: [], hasMore: false });
});

test.each([
  { fault: 'connection-lost-before', status: 503, code: 'legacy_unavailable' },
  { fault: 'status-500', status: 503, code: 'legacy_unavailable' },
  { fault: 'html-page', status: 502, code: 'legacy_unreadable' },
  { fault: 'cut-short', status: 502, code: 'legacy_unreadable' },
] as const)('a platform with $fault answers $code', async ({ fault, status, code }) => {
  const platform = createTestPlatform();
  platform.faults.set('listUsers', [fault]);
  const answer = await platform.runAs(null, searchTherapists, handleSearchTherapists, first);
  expect(answer).toMatchObject({ status, body: { code } });
});

test("the platform's manners change nothing of the list", async () => {
  const clean = await everyCard(createTestPlatform());
  const platform = createTestPlatform();
  platform.faults.set('listUsers', [
    'php-notices',
    'byte-order-mark',
    'numbers-as-text',
    'lists-as-objects',
    'milliseconds',
  ]);
  expect(await everyCard(platform)).toEqual(clean);
});

type Page = OperationOutput<typeof searchTherapists>;

const first = { visit: 'v', filter: noFilter, sort: 'default', page: 0 };

async function page(
  platform: TestPlatform,
  { number, visit = 'v', reader = null }: { number: number; visit?: string; reader?: 'giulia' | 'rinaldi' | null },
): Promise<Page> {
  const input = { ...first, visit, page: number };
  const answer = await platform.runAs(reader, searchTherapists, handleSearchTherapists, input);
  expect(answer.status).toBe(200);
  return answer.body as Page;
}

async function everyCard(
  platform: TestPlatform,
  asked: { visit?: string; reader?: 'giulia' | 'rinaldi' | null } = {},
): Promise<TherapistCard[]> {
  const cards: TherapistCard[] = [];
  for (let number = 0; ; number += 1) {
    const { therapists, hasMore } = await page(platform, { ...asked, number });
    cards.push(...therapists.map(({ card }) => card));
    if (!hasMore) return cards;
  }
}
