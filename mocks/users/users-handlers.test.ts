import { describe, expect, test } from 'vitest';
import { listUsers } from '#contracts/users/users.legacy';
import { createTestPlatform } from '#mocks/start-in-vitest';

const { legacy } = createTestPlatform().contextFor(null);

describe('the directory', () => {
  test('answers anybody with whole users, so that only the back end stands between them and a browser', async () => {
    const { users } = await legacy.call(listUsers, { tokens: ['pt-giulia'] });
    expect(users).toHaveLength(1);
    expect(users[0]?.public_configuration).toMatchObject({
      diary: expect.arrayContaining([expect.objectContaining({ status: 'Ottimista' })]),
      billing_info: { codice_fiscale: 'MRTGLI93C54F205D' },
    });
    expect(users[0]?.manager_configuration.wallet).toBe(1250);
  });

  test('never hands out a private token or a password', async () => {
    const { users } = await legacy.call(listUsers, {});
    expect(users.length).toBeGreaterThan(100);
    expect(users.filter(({ private_token }) => private_token !== undefined)).toEqual([]);
    expect(JSON.stringify(users)).not.toContain('Ascolto2026!');
  });

  test('answers one type, or those of some tokens in its own order, leaving out unknown ones', async () => {
    const patients = await legacy.call(listUsers, { type: 'paziente' });
    expect(new Set(patients.users.map(({ public_configuration: { type } }) => type))).toEqual(new Set(['paziente']));
    const some = await legacy.call(listUsers, { tokens: ['pt-rinaldi', 'pt-nobody', 'pt-marco'] });
    expect(some.users.map(({ public_token }) => public_token)).toEqual(['pt-marco', 'pt-rinaldi']);
  });
});
