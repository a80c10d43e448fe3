import { expect, test } from 'vitest';
import type { PlainWrite } from '#bff/server/testing/plain-world';
import { carryOut, plainWrites } from '#bff/server/testing/plain-writes';
import { samePhpValue } from '#bff/users/same-php-value';
import { setAt } from '#bff/users/testing/spoilt-user';
import type { CallName } from '#e2e/plain-platform/calls';
import type { User } from '#e2e/plain-platform/entities';
import { plainPeople } from '#e2e/plain-platform/seed';
import type { PlainPlatform } from '#e2e/plain-platform/start';
import type { PlatformState } from '#e2e/plain-platform/state';

type Fields = Readonly<Record<string, unknown>>;

/** The calls that put a record in the place of the one that was read, and where in the request it stands. */
const replacing: Readonly<Partial<Record<CallName, (body: Fields) => unknown>>> = {
  updateUser: ({ user }) => user,
  updateUserParts: ({ public_configuration }) => ({ public_configuration }),
  editTicket: ({ ticket }) => ticket,
};

/** What is put in the place of a value as a whole: nothing of the earlier one is kept in any form. */
const replacedWhole = [
  // The platform alone changes this part.
  'manager_configuration',
  'configuration.ascolto.absences',
  'configuration.ascolto.calendar',
  'configuration.ascolto.contract_code',
  'configuration.ascolto.photo',
  'configuration.ascolto.plan_purchase',
  'configuration.ascolto.working_hours',
  // An address is chosen anew.
  'public_configuration.address',
  'public_configuration.birth_address',
  'public_configuration.company.indirizzo_fatturazione',
  'public_configuration.current_address',
  'public_configuration.indirizzo',
];

/** The lists and objects of a record that a write changes, by path; `[]` is the first row of a list. */
function changedParts(before: unknown, sent: unknown, path = ''): string[] {
  if (!isWhole(sent) || samePhpValue(before, sent)) return [];
  const was = isWhole(before) ? before : {};
  if (!Array.isArray(sent)) {
    const fields = Object.entries(sent).filter(([name]) => name in was || isWhole(sent[name]));
    return fields.flatMap(([name, value]) => {
      const inside = path === '' ? name : `${path}.${name}`;
      const isPart = isWhole(value) && !samePhpValue(was[name], value);
      return [...(isPart ? [inside] : []), ...changedParts(was[name], value, inside)];
    });
  }
  // A row that is new has nothing to lose.
  return sent.length === Object.keys(was).length ? changedParts(Object.values(was)[0], sent[0], `${path}[]`) : [];
}

function isWhole(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** The first record that a command puts in the place of another, and that other one. */
async function replacement(name: string, write: PlainWrite) {
  let before: PlatformState | undefined;
  const { writes } = await carryOut(name, write, ({ state }) => {
    before = structuredClone(state);
  });
  const [sent] = writes.flatMap(({ name: call, body }) => (call && replacing[call]?.(body)) ?? []) as Fields[];
  const owner = write.as && plainPeople[write.as].token;
  const ticket = before?.tickets.get(String(sent?.['id']));
  return { sent, before: ticket ?? before?.users.get(owner ?? '') };
}

async function partsOf(name: string, write: PlainWrite): Promise<string[]> {
  const { sent, before } = await replacement(name, write);
  const isKept = (part: string) => !replacedWhole.some((whole) => `${part}.`.startsWith(`${whole}.`));
  return changedParts(before, sent).filter(isKept);
}

/** Puts a text where the platform holds a list or an object. */
function putText({ state }: PlainPlatform, { as, input }: PlainWrite, path: string): void {
  const ticket = state.tickets.get(String((input as Fields)['ticket']));
  const user = as && state.users.get(plainPeople[as].token);
  if (ticket) state.tickets.set(String(ticket['id']), setAt(ticket, path, 'scritto in altra forma'));
  else if (user) state.users.set(user.public_token, setAt(user, path, 'scritto in altra forma') as User);
}

const names = Object.keys(plainWrites).filter((name) => plainWrites[name]?.writes?.some((call) => call in replacing));

test.each(names)(
  '%s replaces no list or object that has another form than it knows: nothing is sent (LEGACY-13)',
  async (name) => {
    const write = plainWrites[name] as PlainWrite;
    for (const part of await partsOf(name, write)) {
      const { writes } = await carryOut(name, write, (platform) => putText(platform, write, part));
      const sent = writes.flatMap(({ name: call }) => (call && call in replacing ? [call] : []));
      expect({ part, sent }).toEqual({ part, sent: [] });
    }
  },
);

test('every list and object that a command changes is looked at', async () => {
  const parts = await Promise.all(names.map((name) => partsOf(name, plainWrites[name] as PlainWrite)));
  expect([...new Set(parts.flat())].toSorted()).toEqual([
    'configuration',
    'configuration.ascolto',
    'configuration.ascolto.choices',
    'configuration.ascolto.consents',
    'configuration.ascolto.consents.given',
    'configuration.ascolto.minors',
    'configuration.ascolto.note_sessions',
    'configuration.ascolto.used_coupons',
    'public_configuration',
    'public_configuration.alerts',
    'public_configuration.billing_info',
    'public_configuration.company',
    'public_configuration.diary',
    'public_configuration.fav_therapist',
    'public_configuration.identity_documents',
    'public_configuration.patients',
    'public_configuration.patients[].notes',
    'public_configuration.payment_detail',
    'public_configuration.prices',
    'public_configuration.qualifications',
    'public_configuration.work_experience',
    'response',
  ]);
});
