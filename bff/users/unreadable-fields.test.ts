import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { isApproved } from '#bff/login/login-mapping';
import { isEligible } from '#bff/therapists/eligibility/is-eligible';
import { professionalFrom } from '#bff/therapists/professional-from';
import { setAt } from '#bff/users/testing/spoilt-user';
import { compiled } from '#contracts/kernel/compiled';
import { contractFields } from '#contracts/kernel/inspection/contract-fields';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';
import { type LegacyUser, legacyUser } from '#contracts/users/users.legacy';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';

const { db } = createTestPlatform();
const rinaldi = db.users.get('pt-rinaldi') as object;
const giulia = db.users.get('pt-giulia') as object;

/** Fields that identify a user, and the parts that hold the other fields: they must be readable. */
const strict = ['public_token', 'email', 'private_token', 'public_configuration', 'manager_configuration'];

const fields = contractFields(legacyUser).map(({ path }) => path);
const containers = fields.flatMap((path) => {
  const steps = path.split(/\.|(?=\[\])/);
  return steps.map((_, end) => steps.slice(0, end).join('.').replaceAll('.[]', '[]'));
});
const optional = [...new Set([...containers, ...fields])].filter((path) => path !== '' && !strict.includes(path));

function read(user: unknown) {
  const { result, faults } = gatherRowFaults(() => safeParse(compiled(legacyUser), user));
  return { user: result.data as LegacyUser | undefined, faults };
}

/** Everything that was read except the field the path leads into; undefined for a user that could not be read. */
function restOf(user: LegacyUser | undefined, path: string): string | undefined {
  const [part = '', field = ''] = path.split(/[.[]/);
  const dropped = part.startsWith('public_') || part.startsWith('manager_') ? field : part;
  return JSON.stringify(user, function (this: unknown, key, value: unknown) {
    const isDropped = key === dropped && (this === user || this === user?.[part]);
    return isDropped ? undefined : value;
  });
}

function isListed(row: object): boolean {
  const { user } = read(row);
  return user !== undefined && isEligible(professionalFrom(user), testNow);
}

const mark = 'canarino';
const odd: unknown[] = [mark, true, { [mark]: mark }, [[mark]]];

describe('a user of whom one thing cannot be read', () => {
  test('the contract has some hundred fields and lists that may be odd', () => {
    expect(optional.length).toBeGreaterThan(80);
    expect(optional).toContain('public_configuration.prices.single_seat');
    expect(optional).toContain('public_configuration.consenso_informato[]');
    expect(optional).toContain('public_configuration.cap');
  });

  test.each([
    { who: 'a professional', whole: rinaldi },
    { who: 'a patient', whole: giulia },
  ])('stays readable and loses nothing else, whichever thing it is: $who (LEG-04)', ({ whole }) => {
    const right = read(whole).user;
    for (const path of optional) {
      const rest = restOf(right, path);
      for (const value of odd) {
        const { user } = read(setAt(whole, path, value));
        expect(restOf(user, path), `${path} as ${JSON.stringify(value)}`).toBe(rest);
      }
    }
  });

  test('stays readable whatever JSON stands in one of its fields (LEG-04)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...optional), fc.jsonValue(), (path, value) => {
        expect(read(setAt(rinaldi, path, value)).user?.public_token, path).toBe('pt-rinaldi');
      }),
    );
  });

  test('is noted by the name of the field, never by what stood there', () => {
    for (const path of optional) {
      expect(JSON.stringify(read(setAt(rinaldi, path, { [mark]: mark })).faults)).not.toContain(mark);
    }
    const { faults } = read(setAt(rinaldi, 'public_configuration.prices.single_seat', mark));
    expect(faults).toEqual([{ list: 'prices.single_seat', fields: [''] }]);
  });

  test.each(['public_token', 'email', 'private_token'])('is nobody without a right %s', (path) => {
    expect(read(setAt(rinaldi, path, { [mark]: mark })).user).toBeUndefined();
  });

  test.each([
    { what: 'a comma', price: '50,00', cents: 5000 },
    { what: 'a thousands point', price: '1.050,50 €', cents: 105_050 },
    { what: 'no plain meaning', price: '50,000', cents: undefined },
    { what: 'words', price: 'da concordare', cents: undefined },
  ])('has the price it plainly says with $what, or none', ({ price, cents }) => {
    const { user } = read(setAt(rinaldi, 'public_configuration.prices.single_seat', price));
    expect(user?.public_configuration.prices).toMatchObject({ single_seat: cents, couple_session: 9500 });
  });
});

describe('what cannot be read opens no door', () => {
  const manager = 'manager_configuration';

  test.each([
    { path: `${manager}.autorizzazioni`, value: [mark] },
    { path: `${manager}.current_plan`, value: mark },
    { path: `${manager}.current_plan.type`, value: mark },
    { path: `${manager}.current_plan.payment_completed`, value: mark },
    { path: `${manager}.current_plan.last_payment_date`, value: mark },
    { path: `${manager}.sign_doc`, value: mark },
    { path: `${manager}.sign_doc[].accepted`, value: mark },
    { path: `${manager}.sign_doc[].is_invalid`, value: mark },
    { path: 'public_configuration.privilege', value: mark },
  ])('nobody is listed whose $path is unreadable, whatever is published (GUARD-67)', ({ path, value }) => {
    expect(isListed(rinaldi)).toBe(true);
    expect(isListed(setAt(rinaldi, path, value))).toBe(false);
  });

  test('a plan of the administration of which nothing can be read does not give way to a published one (AMB-19)', () => {
    for (const plan of [{ type: mark }, { payment_completed: mark }]) {
      expect(isListed(setAt(rinaldi, `${manager}.current_plan`, plan))).toBe(false);
    }
  });

  test('nobody is let in whose approval by the administration is unreadable, though one is published (GUARD-34)', () => {
    const user = read(setAt(rinaldi, `${manager}.autorizzazioni`, [mark])).user as LegacyUser;
    expect(user.public_configuration.autorizzazioni).toBe('accettato');
    expect(isApproved(user)).toBe(false);
  });
});
