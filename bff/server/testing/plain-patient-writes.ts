import { home } from '#bff/server/testing/plain-inputs';
import { change, configuration, published } from '#bff/server/testing/plain-records';
import type { PlainWrite } from '#bff/server/testing/plain-world';
import { testNow } from '#bff/server/testing/test-app';
import { recordOf } from '#e2e/plain-platform/php-values';
import { plainPassword, plainPeople } from '#e2e/plain-platform/seed';

/** What patients do in their profile. */
export const patientWrites: Readonly<Record<string, PlainWrite>> = {
  'patient-profile/save-patient-profile': {
    as: 'giulia',
    input: {
      changes: { phone: '+39 347 555 0112', address: home, taxCode: 'MRTGLI93C54F205D', deductCost: false },
      revisions: [],
    },
    prepare: ({ platform }) =>
      change(platform, 'giulia', 'public_configuration', {
        billing_info: {
          codice_fiscale: 'MRTGLI93C54F205X',
          deduct_cost: '1',
          field_of_another_program: 'travels along',
        },
      }),
    writes: ['updateUser'],
    stands: (platform) => {
      const { telefono, indirizzo, billing_info } = published(platform, 'giulia');
      const { choices } = recordOf(configuration(platform, 'giulia')['ascolto']);
      return [telefono, recordOf(indirizzo)['formatted_address'], billing_info, choices];
    },
    after: [
      '+39 347 555 0112',
      home.formattedAddress,
      { codice_fiscale: 'MRTGLI93C54F205D', deduct_cost: false, field_of_another_program: 'travels along' },
      [{ choice: 'deduct_cost', value: false, at: testNow / 1000 }],
    ],
  },
  'patient-profile/change-email': {
    as: 'giulia',
    input: { email: 'Giulia.Nuova@example.it', shown: plainPeople.giulia.email, password: plainPassword },
    writes: ['updateUser'],
    stands: (platform) => {
      const { email, username } = platform.user('giulia');
      return [email, username];
    },
    after: ['giulia.nuova@example.it', 'giulia.nuova@example.it'],
  },
  'patient-profile/export-own-data': { as: 'giulia', input: { password: plainPassword } },
  'patient-profile/request-closure': {
    as: 'giulia',
    input: {},
    writes: ['requestInfo', 'updateUser'],
    stands: (platform) => [
      platform.state.informationRequests.map(({ request }) => request),
      recordOf(configuration(platform, 'giulia')['ascolto'])['closure_requested_at'],
    ],
    after: [['Chiusura dell’account'], testNow / 1000],
  },
};
