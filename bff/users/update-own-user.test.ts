import { describe, expect, test } from 'vitest';
import { ChangedElsewhere, updateOwnUser } from '#bff/users/update-own-user';
import { createTestPlatform } from '#mocks/start-in-vitest';

function setUp() {
  const platform = createTestPlatform();
  return { platform, context: platform.contextFor('rinaldi') };
}

const company = { ragione_sociale: 'Studio Nuovo', codice_fiscale: 'RNLNDR78E22F205W' };

describe('changing one’s own user', () => {
  test('sets the named fields and carries everything else through, unknown fields too', async () => {
    const { platform, context } = setUp();
    const before = platform.db.users.get('pt-rinaldi');
    await updateOwnUser(context, () => ({ public_configuration: { company }, configuration: { ascolto: { a: 1 } } }));
    const after = platform.db.users.get('pt-rinaldi');
    expect(after?.public_configuration).toEqual({ ...before?.public_configuration, company });
    expect(after?.manager_configuration).toEqual(before?.manager_configuration);
    expect(after?.configuration).toEqual({ ...before?.configuration, ascolto: { a: 1 } });
    expect(after?.private_token).toBe(before?.private_token);
  });

  test('two changes at once both stand', async () => {
    const { platform, context } = setUp();
    const add = (name: string) => (user: { public_configuration: Record<string, unknown> }) => ({
      public_configuration: {
        identity_documents: [...(user.public_configuration['identity_documents'] as string[]), name],
      },
    });
    await Promise.all([updateOwnUser(context, add('uno.pdf')), updateOwnUser(context, add('due.pdf'))]);
    expect(platform.db.users.get('pt-rinaldi')?.public_configuration['identity_documents']).toEqual([
      'documento-pt-rinaldi.pdf',
      'uno.pdf',
      'due.pdf',
    ]);
  });

  test('an answer lost after the write counts as done, and is written once', async () => {
    const { platform, context } = setUp();
    platform.faults.set('updateUser', ['connection-lost-after']);
    await updateOwnUser(context, () => ({ public_configuration: { company } }));
    expect(platform.db.users.get('pt-rinaldi')?.public_configuration['company']).toEqual(company);
  });

  test('a write that never arrived fails as unknown and changes nothing', async () => {
    const { platform, context } = setUp();
    platform.faults.set('updateUser', ['connection-lost-before']);
    const attempt = updateOwnUser(context, () => ({ public_configuration: { company } }));
    await expect(attempt).rejects.toMatchObject({ outcomeUnknown: true });
    expect(platform.db.users.get('pt-rinaldi')?.public_configuration['company']).not.toEqual(company);
  });

  test('a change made elsewhere at the same moment is told, not taken as saved', async () => {
    const { platform, context } = setUp();
    const call = context.legacy.call.bind(context.legacy);
    const overtaken: typeof call = async (contract, request) => {
      const answer = await call(contract, request);
      if (contract.name === 'updateUser') {
        const row = platform.db.users.get('pt-rinaldi');
        if (row) {
          const public_configuration = { ...row.public_configuration, company: { ragione_sociale: 'Altro' } };
          platform.db.users.change('pt-rinaldi', { public_configuration });
        }
      }
      return answer;
    };
    const attempt = updateOwnUser({ ...context, legacy: { ...context.legacy, call: overtaken } }, () => ({
      public_configuration: { company },
    }));
    await expect(attempt).rejects.toBeInstanceOf(ChangedElsewhere);
  });

  test('a change that is already so is not written', async () => {
    const { platform, context } = setUp();
    platform.faults.set('updateUser', ['status-500']);
    await updateOwnUser(context, () => ({ public_configuration: { tax_regime: 'forfettario' } }));
    expect(platform.db.users.get('pt-rinaldi')?.public_configuration['tax_regime']).toBe('forfettario');
  });
});
