import { expect, test } from 'vitest';
import { handleListInformedConsents } from '#bff/informed-consent/list-informed-consents';
import { runOperation } from '#bff/run-operation';
import { listInformedConsents } from '#contracts/informed-consent/informed-consent.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { withOwnUser } from '#mocks/testing/with-own-user';

type Consents = OperationOutput<typeof listInformedConsents>['consents'];

async function consentsOf(platform: TestPlatform, as: PersonaName = 'giulia'): Promise<Consents> {
  const { status, body } = await platform.runAs(as, listInformedConsents, handleListInformedConsents, {});
  expect(status).toBe(200);
  return (body as { readonly consents: Consents }).consents;
}

test('one for each therapist, latest first, and whether there is a file to download (PATIENT-06, PATIENT-31)', async () => {
  expect(await consentsOf(createTestPlatform())).toEqual([
    { therapist: 'pt-rinaldi', therapistName: 'Andrea Rinaldi', at: expect.any(String), hasDocument: true },
    { therapist: 'pt-galbiati', therapistName: expect.any(String), at: expect.any(String), hasDocument: false },
  ]);
  expect(await consentsOf(createTestPlatform(), 'sara')).toEqual([]);
});

test('the last entry for a therapist counts, undated ones come last, and an odd token is left out', async () => {
  const consents = [
    { user_pt: 'pt-rinaldi', file: 'a.pdf', created_at: 1_790_000_000 },
    { user_pt: 'pt-serafini', file: 'b.pdf' },
    { user_pt: 'pt/../altro', file: 'c.pdf', created_at: 1_790_000_000 },
    { user_pt: 'pt-rinaldi', created_at: 1_795_000_000 },
  ];
  const spoilt = { 'public_configuration.consenso_informato': consents };
  const { contextFor } = withOwnUser(createTestPlatform(), 'giulia', spoilt);
  const answer = await runOperation(listInformedConsents, handleListInformedConsents, contextFor('giulia'), {});
  expect(answer.body).toMatchObject({
    consents: [
      { therapist: 'pt-rinaldi', at: '2026-11-18T11:06:40.000Z', hasDocument: false },
      { therapist: 'pt-serafini', at: null, hasDocument: true },
    ],
  });
});
