import { listedStudies, listedWork } from '#bff/curriculum/listed-entries';
import { home } from '#bff/server/testing/plain-inputs';
import { change, configuration, published } from '#bff/server/testing/plain-records';
import type { PlainWorld, PlainWrite } from '#bff/server/testing/plain-world';
import { testNow } from '#bff/server/testing/test-app';
import { recordOf, rowsOf } from '#e2e/plain-platform/php-values';
import { plainPassword, plainPeople } from '#e2e/plain-platform/seed';
import type { PlainPlatform } from '#e2e/plain-platform/start';

const degree = { education: 'Laurea', institute: 'Padova', passed_year: '2003', filesList: ['a.pdf'], unknown: 'kept' };
const clinic = { start_date: '2006-09-01', end_date: '2012-06-30', ongoing: '0', description: 'Consultorio' };
const study = { date: '2019', title: 'Master in Psico-oncologia', institute: 'Università di Torino' };
const work = { start: '2014-09-01', end: null, description: 'Reparto di oncologia' };
const addedStudy = { education: study.title, institute: study.institute, passed_year: study.date };
const addedWork = { start_date: work.start, end_date: '', ongoing: true, description: work.description };

const entryOf = (listed: readonly { readonly entry: { readonly id: string } }[]) => listed[0]?.entry.id;
const ofDegree = { entry: entryOf(listedStudies([degree])) };
const ofClinic = { entry: entryOf(listedWork([clinic])) };

const listOf = (list: string) => (platform: PlainPlatform) => rowsOf(published(platform, 'rinaldi')[list]);
const withLists = ({ platform }: PlainWorld) =>
  change(platform, 'rinaldi', 'public_configuration', {
    qualifications: [degree],
    work_experience: [clinic],
    identity_documents: ['carta.pdf', 'tessera.pdf'],
  });
const ofRinaldi = { as: 'rinaldi', prepare: withLists, writes: ['updateUserParts'] } as const;

/** What a professional does to the lists of their curriculum and to their identity documents. */
export const curriculumWrites: Readonly<Record<string, PlainWrite>> = {
  'curriculum/add-study': {
    ...{ ...ofRinaldi, input: study, stands: listOf('qualifications') },
    after: [degree, { ...addedStudy, filesList: [] }],
  },
  'curriculum/change-study': {
    ...{ ...ofRinaldi, input: { ...ofDegree, ...study }, stands: listOf('qualifications') },
    after: [{ ...degree, ...addedStudy }],
  },
  'curriculum/remove-study': { ...ofRinaldi, input: ofDegree, stands: listOf('qualifications'), after: [] },
  'curriculum/add-work': {
    ...{ ...ofRinaldi, input: work, stands: listOf('work_experience') },
    after: [clinic, addedWork],
  },
  'curriculum/change-work': {
    ...{ ...ofRinaldi, input: { ...ofClinic, ...work }, stands: listOf('work_experience') },
    after: [addedWork],
  },
  'curriculum/remove-work': { ...ofRinaldi, input: ofClinic, stands: listOf('work_experience'), after: [] },
  'curriculum/remove-identity-document': {
    ...{ ...ofRinaldi, input: { name: 'carta.pdf' }, stands: listOf('identity_documents') },
    after: ['tessera.pdf'],
  },
};

/** What patients do in their profile. */
export const patientProfileWrites: Readonly<Record<string, PlainWrite>> = {
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
    input: { password: plainPassword },
    writes: ['requestInfo', 'updateUser'],
    stands: (platform) => [
      platform.state.informationRequests.map(({ request }) => request),
      recordOf(configuration(platform, 'giulia')['ascolto'])['closure_requested_at'],
    ],
    after: [['Chiusura dell’account'], testNow / 1000],
  },
};
