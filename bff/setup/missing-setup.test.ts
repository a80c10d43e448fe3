import { expect, test } from 'vitest';
import { missingSetup } from '#bff/setup/missing-setup';
import { legacyUser } from '#contracts/users/users.legacy';

const given = {
  type: 'dottore',
  biografia: 'Ricevo a Bologna.',
  qualifications: [{ education: 'Laurea magistrale in Psicologia', institute: 'Bologna', passed_year: '2018' }],
  company: { ragione_sociale: 'Studio Bassani', partita_iva: '03421650378' },
};
const plan = { type: 'online+studio', payment_completed: '1', date: '1795000000' };
const contract = { type: 'online+studio', accepted: '1', is_invalid: '0' };

interface Change {
  readonly published?: object;
  readonly administration?: object;
  readonly user?: object;
}

function userWith({ published, administration, user }: Change) {
  return legacyUser.parse({
    public_token: 'pt-bassani',
    picture: 'ritratto.png',
    public_configuration: { ...given, ...published },
    manager_configuration: { current_plan: plan, sign_doc: [contract], ...administration },
    configuration: {},
    ...user,
  });
}

test.each<readonly [string, Change, readonly string[]]>([
  ['who has given everything', {}, []],
  ['a patient', { published: { type: 'paziente', company: {}, biografia: '' } }, []],
  ['without company data', { published: { company: [] } }, ['billing-data']],
  ['without a VAT number', { published: { company: { ragione_sociale: 'Studio' } } }, ['billing-data']],
  [
    'who has put the billing data off',
    { published: { company: {} }, user: { configuration: { ascolto: { billing_postponed_at: 1795000000 } } } },
    ['billing-data'],
  ],
  ['without a biography', { published: { biografia: '  ' } }, ['profile']],
  ['without a photo', { user: { picture: '' } }, ['photo']],
  ['without qualifications', { published: { qualifications: [] } }, ['profile']],
  [
    'with a certificate, and no study it belongs to',
    { published: { qualifications: [{ education: ' ', filesList: ['attestato.pdf'] }] } },
    ['profile'],
  ],
  ['without a plan', { administration: { current_plan: [], sign_doc: [] } }, ['plan', 'contract']],
  [
    'whose plan is not paid yet',
    { administration: { current_plan: { ...plan, payment_completed: '0' }, sign_doc: [] } },
    ['plan', 'contract'],
  ],
  ['who has not signed', { administration: { sign_doc: [] } }, ['contract']],
  [
    'who has signed for another plan',
    { administration: { sign_doc: [{ ...contract, type: 'online' }] } },
    ['contract'],
  ],
  [
    'whose contract is no longer valid',
    { administration: { sign_doc: [{ ...contract, is_invalid: '1' }] } },
    ['contract'],
  ],
  [
    'whose plan is only published',
    { administration: { current_plan: [], sign_doc: [] }, published: { current_plan: plan, sign_doc: [contract] } },
    [],
  ],
  [
    'who was approved just now',
    {
      published: { company: {}, biografia: '' },
      administration: { current_plan: { type: '', amount: 0, payment_completed: '0' }, sign_doc: [] },
    },
    ['billing-data', 'profile', 'plan', 'contract'],
  ],
])('%s misses what is not given, in its order (STATE-06, STATE-07, STATE-12, ONB-10)', (_who, change, missing) => {
  expect(missingSetup(userWith(change))).toEqual(missing);
});
