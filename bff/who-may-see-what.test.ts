import { describe, expect, test } from 'vitest';
import { handleOwnSubscription } from '#bff/calendar-export/own-subscription';
import type { Context } from '#bff/context';
import { listedStudies, listedWork } from '#bff/curriculum/listed-entries';
import { listedEntries, shownEntry } from '#bff/diary/diary-rows';
import { recordFor } from '#bff/patients/records/own-records';
import { runOperation } from '#bff/run-operation';
import { everyOperation, exampleUsers } from '#bff/testing/every-operation';
import { rowsIn } from '#bff/users/php-parts';
import { ownSubscription, startSubscription } from '#contracts/calendar-export/calendar-export.api';
import { curriculumExamples } from '#contracts/curriculum/curriculum.examples';
import { diaryExamples } from '#contracts/diary/diary.examples';
import type { Operation } from '#contracts/kernel/operation';
import { patientsExamples } from '#contracts/patients/patients.examples';
import { createCanaryFinder } from '#mocks/canaries/canary-finder';
import type { CanarySite } from '#mocks/canaries/canary-sites';
import { leavesWithoutCanary } from '#mocks/canaries/leaves-without-canary';
import { plantWorld } from '#mocks/canaries/planted-world';
import { type RecordedAnswer, unplantedLeaves } from '#mocks/canaries/platform-leaves';
import { secrets } from '#mocks/canaries/secrets';
import type { DatabaseSnapshot } from '#mocks/db/create-db';
import { type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** Every persona, and a visitor. */
const everybody: readonly (PersonaName | null)[] = [null, ...(Object.keys(personas) as PersonaName[])];

const cases = everyOperation.flatMap(({ operation, handler, examples }) =>
  examples.map((example) => ({ name: operation.name, operation, handler, ...example })),
);

type Asked = (typeof cases)[number];

async function answerTo(platform: TestPlatform, asked: Asked, persona: PersonaName | null) {
  const context = platform.contextFor(persona);
  const input = withPresentEntry(platform, await asFromPage(asked, context));
  const answer = await runOperation(asked.operation, asked.handler, context, input);
  return { ...answer, reader: context.session.read()?.publicToken ?? null };
}

/** The example as a page would send it that has read what is there: a subscription is replaced by naming it. */
async function asFromPage({ operation, input }: Asked, context: Context): Promise<unknown> {
  if (operation.name !== startSubscription.name) return input;
  const { body } = await runOperation(ownSubscription, handleOwnSubscription, context, {});
  return { replaces: (body as { readonly since?: string | null }).since ?? null };
}

/** The input with what its entry or file is called on this platform: each is named by what the platform holds. */
function withPresentEntry({ db }: TestPlatform, input: unknown): unknown {
  const profile = db.users.get('pt-rinaldi')?.public_configuration;
  const studies = listedStudies(rowsIn(profile?.qualifications));
  const work = listedWork(rowsIn(profile?.work_experience));
  const { changeStudy, changeWork, removeIdentityDocument } = curriculumExamples;
  const [{ entry } = { entry: undefined }] = listedEntries(
    rowsIn(db.users.get('pt-giulia')?.public_configuration['diary']),
  );
  const noted = entry && shownEntry(entry);
  const { changeEntry } = diaryExamples;
  const record = recordFor(rowsIn(profile?.['patients']), 'pt-marco');
  const { saveAnamnesis, changeNote } = patientsExamples;
  const present: Readonly<Record<string, unknown>> = {
    [changeStudy.professional.entry]: studies.at(-1)?.entry.id,
    [changeWork.professional.entry]: work.at(-1)?.entry.id,
    [removeIdentityDocument.professional.name]: rowsIn(profile?.['identity_documents'])[0],
    [changeEntry.patient.entry]: noted?.id,
    [changeEntry.patient.revision]: noted?.revision,
    [saveAnamnesis.professional.revision]: record?.anamnesis.revision,
    [changeNote.professional.revision]: record?.notes[0]?.revision,
  };
  const fields = Object.entries(input as object);
  const asPresent = (value: unknown) => present[String(value)] ?? value;
  return Object.fromEntries(
    fields.map(([field, value]) => [field, Array.isArray(value) ? value.map(asPresent) : asPresent(value)]),
  );
}

describe('each example reaches its rightful reader', () => {
  test.each(cases)('$name as $reader', async (asked) => {
    const { status, body } = await answerTo(createTestPlatform(), asked, exampleUsers[asked.reader]);
    expect({ status, body }).toMatchObject({ status: 200 });
  });

  test('and no operation is without one', () => {
    const without = everyOperation.filter(({ examples }) => examples.length === 0);
    expect(without.map(({ operation }) => operation.name)).toEqual([]);
  });
});

const world = plantWorld(createTestPlatform({ scenario: 'personas-only' }));
const canariesIn = createCanaryFinder(world.sites);

/** A platform with that database; queries of one user share it, a command gets its own. */
const shared = new Map<string, TestPlatform>();
function platformFor({ kind }: Operation, database: DatabaseSnapshot, key: string): TestPlatform {
  const fresh = () => createTestPlatform({ scenario: 'personas-only', database });
  if (kind === 'command') return fresh();
  const platform = shared.get(key) ?? fresh();
  shared.set(key, platform);
  return platform;
}

/**
 * The part of an answer that is the same in every run: without request ids and random names, and without what a search
 * by gender reveals about gender.
 */
function comparable(body: unknown): unknown {
  const text = JSON.stringify(body, (key, value) => {
    const isDrawn = key === 'requestId' || key === 'version';
    return isDrawn || value?.filter === 'gender' ? undefined : value;
  });
  return JSON.parse(text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'uuid'));
}

/** The canaries in the answer that its user may not see. A reviewer's name may be seen only with a review. */
function leakedTo(reader: string | null, found: ReadonlySet<CanarySite>): CanarySite[] {
  const holdsReview = [...found].some(({ path }) => path.startsWith('public_configuration.rating[]'));
  return [...found].filter(
    (site) => !world.relationsOf(reader, site).some((name) => name !== 'review-reader' || holdsReview),
  );
}

const named = (sites: Iterable<CanarySite>) => [...sites].map(({ kind, row, path }) => `${kind} ${row} ${path}`);

test('every field the platform answers holds a canary that an operation reads, or is listed with a reason', async () => {
  const answers: RecordedAnswer[] = [];
  const onAnswer = (call: string, body: Uint8Array) => void answers.push({ call, body });
  for (const asked of cases) {
    const platform = createTestPlatform({ scenario: 'personas-only', database: world.database, onAnswer });
    const { status, body } = await answerTo(platform, asked, exampleUsers[asked.reader]);
    expect({ status, body }, asked.name).toMatchObject({ status: 200 });
  }
  const unplanted = unplantedLeaves(answers, { sites: world.sites, canariesIn });
  expect(unplanted.toSorted()).toEqual(Object.keys(leavesWithoutCanary).toSorted());
});

describe('no answer and no log line carries what its reader may not see (GUARD-67, GUARD-68, GUARD-69, GUARD-70)', () => {
  test.each(cases)('$name, written for a $reader, asked by everybody', async (asked) => {
    for (const persona of everybody) {
      const platform = platformFor(asked.operation, world.database, `planted ${persona}`);
      const loggedBefore = platform.logged.length;
      const { body, reader } = await answerTo(platform, asked, persona);
      const answer = comparable(body);
      const who = reader ?? 'a visitor';
      expect(named(leakedTo(reader, canariesIn(answer))), `to ${who}`).toEqual([]);
      const logged = platform.logged.slice(loggedBefore);
      expect(named(canariesIn(logged)), 'in the log').toEqual([]);
      const text = JSON.stringify([answer, logged]);
      expect(
        secrets.filter((secret) => text.includes(secret)),
        `to ${who}`,
      ).toEqual([]);
      const changed = platformFor(asked.operation, world.changedFor(reader), `changed for ${reader} as ${persona}`);
      const changedLoggedBefore = changed.logged.length;
      const { body: other } = await answerTo(changed, asked, persona);
      expect(comparable(other), `to ${who}, when what they may not see is changed`).toEqual(answer);
      expect(comparable(changed.logged.slice(changedLoggedBefore)), 'the same in the log').toEqual(comparable(logged));
    }
  });
});
