import { expect, test } from 'vitest';
import { handleAddFavourite } from '#bff/favourites/add-favourite';
import { handleListFavourites } from '#bff/favourites/list-favourites';
import { handleTherapistDetail } from '#bff/therapists/therapist-detail';
import { addFavourite, listFavourites } from '#contracts/favourites/favourites.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const add = (platform: TestPlatform, therapist: string, as: PersonaName | null = 'giulia') =>
  platform.runAs(as, addFavourite, handleAddFavourite, { therapist });

async function shown(platform: TestPlatform, as: PersonaName = 'giulia'): Promise<string[]> {
  const { body } = await platform.runAs(as, listFavourites, handleListFavourites, {});
  const { value } = body as { value: OperationOutput<typeof listFavourites> };
  return value.therapists.map(({ token }) => token);
}

function saved({ db }: TestPlatform): unknown {
  return db.users.get('pt-giulia')?.public_configuration['fav_therapist'];
}

function setUp(favourites?: unknown): TestPlatform {
  const platform = createTestPlatform();
  const row = platform.db.users.get('pt-giulia');
  if (row && favourites !== undefined) {
    const public_configuration = { ...row.public_configuration, fav_therapist: favourites };
    platform.db.users.put({ ...row, public_configuration } as typeof row);
  }
  return platform;
}

test('a therapist goes to the end of one’s favourites, and nothing else of the user changes (FAV-02, FAV-03, PDATA-07)', async () => {
  const platform = setUp();
  const before = platform.db.users.get('pt-giulia');
  expect(await add(platform, 'pt-serafini')).toEqual({ status: 200, body: {} });
  expect(platform.db.users.get('pt-giulia')).toEqual({
    ...before,
    public_configuration: { ...before?.public_configuration, fav_therapist: ['pt-rinaldi', 'pt-serafini'] },
  });
});

test('one who is there already moves to the end and stands there once (FAV-01, FAV-02)', async () => {
  const platform = setUp({ '0': 'pt-rinaldi', '2': 'pt-serafini', '3': 'pt-rinaldi' });
  await add(platform, 'pt-rinaldi');
  expect(saved(platform)).toEqual(['pt-serafini', 'pt-rinaldi']);
});

test('two hearts pressed at once both stay', async () => {
  const platform = setUp('');
  await Promise.all([add(platform, 'pt-rinaldi'), add(platform, 'pt-serafini')]);
  expect(saved(platform)).toEqual(['pt-rinaldi', 'pt-serafini']);
});

test('what stands there in another form travels through, and shows nobody', async () => {
  const platform = setUp(['altro formato', 42, 'pt-rinaldi']);
  await add(platform, 'pt-serafini');
  expect(saved(platform)).toEqual(['altro formato', 42, 'pt-rinaldi', 'pt-serafini']);
  expect(await shown(platform)).toEqual(['pt-rinaldi', 'pt-serafini']);
});

test('favourites are shown in saved order, each once, without who is not eligible any more (FAV-07, FAV-08)', async () => {
  const platform = setUp(['pt-serafini', 'pt-serra', 'pt-nobody', 'pt-giulia', 'pt-rinaldi', 'pt-serafini']);
  expect(await shown(platform)).toEqual(['pt-rinaldi', 'pt-serafini']);
  expect(saved(platform)).toContain('pt-serra');
});

test('one who is not eligible any more may still be moved to the end (FAV-08)', async () => {
  const platform = setUp(['pt-serra', 'pt-rinaldi']);
  await add(platform, 'pt-serra');
  expect(saved(platform)).toEqual(['pt-rinaldi', 'pt-serra']);
});

test.each(['pt-serra', 'pt-marco', 'pt-amministrazione', 'pt-nobody'])(
  '%s, whom nobody may find, is not added, and the answer does not tell (SEARCH-63)',
  async (therapist) => {
    const platform = setUp();
    expect(await add(platform, therapist)).toEqual({ status: 200, body: {} });
    expect(saved(platform)).toEqual(['pt-rinaldi']);
  },
);

test('the detail tells a patient, and nobody else, that the therapist is a favourite', async () => {
  const platform = setUp();
  const isFavourite = async (as: PersonaName | null, therapist: string) => {
    const { body } = await platform.runAs(as, therapistDetail, handleTherapistDetail, { therapist });
    return (body as OperationOutput<typeof therapistDetail>).isFavourite;
  };
  expect(await isFavourite('giulia', 'pt-rinaldi')).toBe(true);
  expect(await isFavourite('giulia', 'pt-serafini')).toBe(false);
  for (const other of [null, 'marco', 'rinaldi', 'serafini'] as const) {
    expect(await isFavourite(other, 'pt-rinaldi'), String(other)).toBe(false);
  }
});

test('only patients have favourites', async () => {
  const platform = setUp();
  expect(await add(platform, 'pt-serafini', null)).toMatchObject({ status: 401 });
  expect(await add(platform, 'pt-serafini', 'rinaldi')).toMatchObject({ status: 403 });
  for (const [as, status] of [
    [null, 401],
    ['rinaldi', 403],
  ] as const) {
    expect(await platform.runAs(as, listFavourites, handleListFavourites, {})).toMatchObject({ status });
  }
});

test('a save that fails is told, and one changed elsewhere at the same moment as well (FAV-09)', async () => {
  const platform = setUp();
  platform.faults.set('updateUser', ['status-500']);
  expect(await add(platform, 'pt-serafini')).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
  platform.faults.set('updateUser', []);
  platform.onChange(() => {
    const row = platform.db.users.get('pt-giulia');
    if (!row || (saved(platform) as string[]).length < 2) return;
    const public_configuration = { ...row.public_configuration, fav_therapist: ['pt-galbiati'] };
    platform.db.users.put({ ...row, public_configuration });
  });
  expect(await add(platform, 'pt-serafini')).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
});
