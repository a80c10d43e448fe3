import { expect, test } from 'vitest';
import { handleTherapistDetail } from '#bff/therapists/therapist-detail';
import type { OperationOutput } from '#contracts/kernel/operation';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

type Detail = OperationOutput<typeof therapistDetail>;

test('a visitor reads an eligible therapist whole, but for contacts and studio (THER-01, GUARD-68)', async () => {
  const detail = await detailOf('pt-rinaldi', { reader: null });
  expect(detail).toMatchObject({
    token: 'pt-rinaldi',
    name: 'Andrea Rinaldi',
    role: 'psychotherapist',
    prices: { singleCents: 7000, coupleCents: 9500, familyCents: 11_000 },
    lowestPriceCents: 7000,
    premium: true,
    register: { number: '03/11482', region: 'Lombardia' },
    studio: null,
    chat: null,
  });
  expect(detail.education.map(({ year }) => year)).toEqual(['2009', '2003']);
  expect(detail.work.map(({ ongoing }) => ongoing)).toEqual([true, false]);
});

test('returns contacts and studio of a Premium therapist to a patient (GUARD-68, PROF-26, THER-26, THER-28)', async () => {
  const platform = createTestPlatform();
  const phone = platform.db.users.get('pt-rinaldi')?.public_configuration.telefono;
  expect(phone).toMatch(/^\+39/);
  expect((await detailOf('pt-rinaldi', { reader: 'sara', platform })).studio).toEqual({
    phone,
    email: 'andrea.rinaldi@example.it',
    addresses: ['Via Lazzaro Spallanzani 16, 20129 Milano MI, Italia'],
  });
});

test.each<{ who: string; therapist: string; reader: PersonaName | null; id: string }>([
  {
    who: 'a patient of a Basic therapist',
    therapist: 'pt-serafini',
    reader: 'giulia',
    id: 'GUARD-68, PROF-26, THER-25',
  },
  { who: 'a visitor', therapist: 'pt-rinaldi', reader: null, id: 'GUARD-68' },
  { who: 'another professional', therapist: 'pt-rinaldi', reader: 'serafini', id: 'GUARD-68' },
  { who: 'the professional in person', therapist: 'pt-rinaldi', reader: 'rinaldi', id: 'GUARD-68' },
])('hides contacts and studio from $who ($id)', async ({ therapist, reader }) => {
  const detail = await detailOf(therapist, { reader });
  expect(detail.studio).toBeNull();
  expect(JSON.stringify(detail)).not.toMatch(/@example\.it|\+39|20129|00185/);
});

test('the reader’s own chat with the therapist is named, and nobody else’s (THER-14)', async () => {
  expect((await detailOf('pt-rinaldi', { reader: 'giulia' })).chat).toBe('chat-giulia-rinaldi');
  expect((await detailOf('pt-rinaldi', { reader: 'marco' })).chat).toBe('chat-marco-rinaldi');
  expect((await detailOf('pt-rinaldi', { reader: 'sara' })).chat).toBeNull();
});

test('reviews name their writers by first name and initial, and no token of theirs (THER-36, REV-08)', async () => {
  const platform = createTestPlatform();
  const { public_configuration } = platform.db.users.get('pt-serafini') ?? {};
  if (!public_configuration) throw new Error('Serafini is not in the seed.');
  const rating = [
    { owner: 'pt-giulia', rating: '5', count: '4', description: 'Mi ha ascoltata.', created_at: 1_760_000_000 },
    { owner: 'pt-nobody', rating: 4, count: 1, description: '', created_at: 1_770_000_000 },
  ];
  platform.db.users.change('pt-serafini', { public_configuration: { ...public_configuration, rating } });
  const detail = await detailOf('pt-serafini', { reader: null, platform });
  expect(detail.reviews).toEqual([
    { reviewer: 'Paziente', writtenAt: '2026-02-02T02:40:00.000Z', sessions: 1, rating: 4, text: null },
    { reviewer: 'Giulia M.', writtenAt: '2025-10-09T08:53:20.000Z', sessions: 4, rating: 5, text: 'Mi ha ascoltata.' },
  ]);
  expect(detail.rating).toEqual({ average: 4.5, count: 2 });
  expect(JSON.stringify(detail)).not.toMatch(/pt-giulia|Moretti/);
});

test.each([
  { who: 'one awaiting approval', therapist: 'pt-serra' },
  { who: 'the administration', therapist: 'pt-amministrazione' },
  { who: 'a patient', therapist: 'pt-giulia' },
  { who: 'nobody', therapist: 'pt-nobody' },
])('$who cannot be told apart from an unknown token (SEARCH-62, SEARCH-63, THER-38)', async ({ therapist }) => {
  const platform = createTestPlatform();
  for (const reader of [null, 'giulia', 'rinaldi'] as const) {
    const answer = await platform.runAs(reader, therapistDetail, handleTherapistDetail, { therapist });
    expect(answer).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
  }
});

test('professionals read themselves before patients can find them', async () => {
  const detail = await detailOf('pt-serra', { reader: 'serra' });
  expect(detail).toMatchObject({ token: 'pt-serra', name: 'Elena Serra', premium: false, studio: null, chat: null });
});

test('professionals read any eligible colleague', async () => {
  expect(await detailOf('pt-serafini', { reader: 'rinaldi' })).toMatchObject({ name: 'Chiara Serafini', chat: null });
});

test.each([
  {},
  { therapist: '' },
  { therapist: '../secret' },
  { therapist: 7 },
  { therapist: 'pt-rinaldi', chat: 'x' },
])('refuses the input %o', async (input) => {
  const answer = await createTestPlatform().runAs('giulia', therapistDetail, handleTherapistDetail, input);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test.each([
  { call: 'listUsers', fault: 'connection-lost-before', status: 503, code: 'legacy_unavailable' },
  { call: 'listChats', fault: 'status-500', status: 503, code: 'legacy_unavailable' },
  { call: 'listUsers', fault: 'html-page', status: 502, code: 'legacy_unreadable' },
  { call: 'listChats', fault: 'empty-body', status: 502, code: 'legacy_unreadable' },
] as const)('a platform whose $call has $fault answers $code', async ({ call, fault, status, code }) => {
  const platform = createTestPlatform();
  platform.faults.set(call, [fault]);
  const answer = await platform.runAs('giulia', therapistDetail, handleTherapistDetail, { therapist: 'pt-rinaldi' });
  expect(answer).toMatchObject({ status, body: { code } });
});

async function detailOf(
  therapist: string,
  { reader, platform = createTestPlatform() }: { reader: PersonaName | null; platform?: TestPlatform },
): Promise<Detail> {
  const answer = await platform.runAs(reader, therapistDetail, handleTherapistDetail, { therapist });
  expect(answer.status).toBe(200);
  return answer.body as Detail;
}
