import { expect, test } from 'vitest';
import { runOperation } from '#bff/run-operation';
import { everyOperation, exampleUsers, type MountedOperation } from '#bff/testing/every-operation';
import type { UserRow } from '#mocks/db/rows';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/** What the platform and its administration decide of a professional, under the platform's own names. */
const decided = {
  autorizzazioni: 'accettato',
  privilege: true,
  current_plan: { type: 'online+studio', payment_completed: '1' },
  sign_doc: [{ type: 'online+studio', accepted: '1' }],
  rating: [{ rating: '5' }],
  wallet: '1000',
  prices: { single_seat: '1' },
  subscriptions: [],
  corsi: { applied_coupon: 'coupon-venti' },
  registration_timestamp: 1,
  type: 'paziente',
  role: 'psychotherapist',
  public_token: 'pt-serafini',
  private_token: 'secret-serafini',
  public_configuration: { autorizzazioni: 'accettato' },
  manager_configuration: { wallet: '1000' },
  configuration: {},
};

interface Command extends Pick<MountedOperation, 'operation' | 'handler'> {
  readonly name: string;
  readonly as: 'rinaldi' | 'serafini' | 'conti';
  readonly input: object;
}

/** Every command with a valid input of a professional. */
const commands = everyOperation.flatMap(({ operation, handler, examples }): Command[] =>
  operation.kind === 'command'
    ? examples.flatMap(({ reader, input }) => {
        const as = exampleUsers[reader];
        if (as === null || as === 'giulia') return [];
        return [{ name: operation.name, operation, handler, as, input: input as object }];
      })
    : [],
);

test('the commands of professionals are among them', () => {
  const names = commands.map(({ name }) => name);
  for (const name of [
    'profile/save-profile',
    'billing/save-billing-data',
    'plans/purchase-plan',
    'curriculum/add-study',
  ])
    expect(names).toContain(name);
});

/** The input once for each object in it, with the field beside what that object holds. */
function withField(input: unknown, field: string, value: unknown): readonly unknown[] {
  if (Array.isArray(input)) {
    return input.flatMap((row, at) => withField(row, field, value).map((changed) => input.with(at, changed)));
  }
  if (typeof input !== 'object' || input === null) return [];
  const inside = Object.entries(input).flatMap(([name, part]) =>
    withField(part, field, value).map((changed) => ({ ...input, [name]: changed })),
  );
  return field in input ? inside : [{ ...input, [field]: value }, ...inside];
}

test.each(commands)(
  '$name takes nothing of it, wherever in the input it stands, and writes nothing',
  async (command) => {
    const { operation, handler, as, input } = command;
    const platform = createTestPlatform();
    const before = platform.db.snapshot();
    for (const [field, value] of Object.entries(decided)) {
      for (const smuggled of withField(input, field, value)) {
        const answer = await runOperation(operation, handler, platform.contextFor(as), smuggled);
        expect([field, answer]).toMatchObject([field, { status: 400, body: { code: 'invalid_input' } }]);
      }
    }
    expect(platform.db.snapshot()).toEqual(before);
  },
);

const mark = 'travels along';

/** The value with a field of another program in each of its objects. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([name, part]) => [name, marked(part)]);
  return { ...Object.fromEntries(inside), field_of_another_program: mark };
}

/** The paths of those fields. */
function marksIn(value: unknown, path = ''): readonly string[] {
  if (value === mark) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => marksIn(part, `${path}/${name}`));
}

function userOf({ db }: TestPlatform, as: Command['as']) {
  const user = db.users.get(`pt-${as}`);
  if (!user) throw new Error(`The seed lost ${as}.`);
  return user;
}

/** What goes with the thing that a command removes or replaces, and what the platform itself changes by its call. */
const gone: Readonly<Record<string, readonly string[]>> = {
  'curriculum/remove-study': ['/public_configuration/qualifications/1'],
  'curriculum/remove-work': ['/public_configuration/work_experience/1'],
  // What stands above or is removed moves the rows below: their last place is gone, or has a row of ours.
  'patients/add-note': ['/public_configuration/patients/1/notes/0'],
  'patients/remove-patients': [
    '/public_configuration/patients/2/notes/1',
    '/public_configuration/patients/4/notes/0',
    '/public_configuration/patients/5',
  ],
  'patients/delete-notes': ['/public_configuration/patients/1/notes/0'],
  'profile/save-profile': ['/public_configuration/current_address', '/public_configuration/studio_address/0'],
  'plans/purchase-plan': ['/public_configuration/current_plan', '/manager_configuration/current_plan'],
};

/** What the platform decides of the user, as it stands in both of its parts. */
function decisionsOn({ public_configuration, manager_configuration }: UserRow, name: string): object {
  const isChangedByCall = (field: string) => name === 'plans/purchase-plan' && /^(current_plan|corsi)$/.test(field);
  const fields = Object.keys(decided).filter((field) => !isChangedByCall(field));
  const from = (part: Readonly<Record<string, unknown>>) => fields.map((field) => [field, part[field]]);
  return [from(public_configuration), from(manager_configuration)];
}

test.each(commands)(
  '$name leaves what is decided, and every field of other programs, where it was (LEGACY-13)',
  async (command) => {
    const { name, operation, handler, as, input } = command;
    const platform = createTestPlatform();
    platform.db.users.put(marked(userOf(platform, as)) as UserRow);
    const before = userOf(platform, as);
    expect(await runOperation(operation, handler, platform.contextFor(as), input)).toMatchObject({ status: 200 });
    const after = userOf(platform, as);
    const still = new Set(marksIn(after));
    const lost = marksIn(before).filter((path) => !still.has(path));
    expect(lost).toEqual((gone[name] ?? []).map((path) => `${path}/field_of_another_program`));
    expect(decisionsOn(after, name)).toEqual(decisionsOn(before, name));
  },
);
