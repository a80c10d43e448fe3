import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { blankPatient, type PatientValues, patientSteps } from '#web/features/registration/patient/patient-values';
import { stepProblems } from '#web/forms/wizard-step';

const today = '2026-11-23' as CivilDate;
const knowledge = { today, refused: [] };

const [account, details] = patientSteps;
if (!account || !details) throw new Error('A patient registers in two steps.');

const lucia: PatientValues = {
  email: 'Lucia.DeSantis@example.it',
  password: 'otto8888',
  passwordConfirmation: 'otto8888',
  terms: true,
  privacy: true,
  personalData: true,
  serviceFee: true,
  newsletter: false,
  lastName: 'Li Ao',
  firstName: 'Lù-è',
  phone: '+39 (347) 555-0199',
  gender: 'altro',
  birthDate: '2008-11-23',
  address: {
    id: 'luogo-milano-via-garibaldi',
    formattedAddress: 'Via Giuseppe Garibaldi 12, 20121 Milano MI, Italia',
    coordinates: { latitude: 45.4721, longitude: 9.1846 },
  },
};

const problems = (changes: Partial<PatientValues>) =>
  [account, details].flatMap((step) => stepProblems(step, { ...lucia, ...changes }, knowledge));

test('whoever gave everything, and no newsletter, may go on and register (REG-19, REG-24, REG-51)', () => {
  expect(problems({})).toEqual([]);
});

test('everything missing is named in the order of the form, the consents in theirs (REG-44, REG-45, REG-61)', () => {
  const names = [account, details].flatMap((step) => stepProblems(step, blankPatient, knowledge));
  expect(names.map(({ name }) => name)).toEqual([
    ...['email', 'password', 'passwordConfirmation', 'terms', 'privacy', 'personalData', 'serviceFee'],
    ...['lastName', 'firstName', 'phone', 'gender', 'birthDate', 'address'],
  ]);
  expect(new Set(names.map(({ code }) => code))).toEqual(new Set(['required']));
});

test.each([
  { id: 'REG-34', changes: { email: 'lucia@example' }, name: 'email', code: 'invalid' },
  { id: 'REG-36', changes: { password: '', passwordConfirmation: 'x' }, name: 'password', code: 'required' },
  { id: 'REG-37', changes: { passwordConfirmation: 'altra888' }, name: 'passwordConfirmation', code: 'different' },
  {
    id: 'AMB-09, CONST-01',
    changes: { password: 'sette77', passwordConfirmation: 'sette77' },
    name: 'password',
    code: 'too_short',
  },
  { id: 'REG-55', changes: { lastName: 'Li' }, name: 'lastName', code: 'too_short' },
  { id: 'REG-56', changes: { firstName: "D'A" }, name: 'firstName', code: 'too_short' },
  { id: 'AMB-08', changes: { lastName: ' ' }, name: 'lastName', code: 'required' },
  { id: 'REG-57', changes: { phone: '' }, name: 'phone', code: 'required' },
  { id: 'REG-58', changes: { gender: '' }, name: 'gender', code: 'required' },
  { id: 'REG-59', changes: { birthDate: '' }, name: 'birthDate', code: 'required' },
  { id: 'REG-59, REG-42', changes: { birthDate: '2008-11-24' }, name: 'birthDate', code: 'under_age' },
  { id: 'REG-59', changes: { birthDate: '31/02/1990' }, name: 'birthDate', code: 'invalid' },
  { id: 'REG-60', changes: { address: null }, name: 'address', code: 'required' },
  {
    id: 'REG-60, ADDR-06',
    changes: { address: { id: 'x', formattedAddress: '', coordinates: { latitude: 45, longitude: 9 } } },
    name: 'address',
    code: 'not_chosen',
  },
  { id: 'REG-50', changes: { terms: false }, name: 'terms', code: 'required' },
  { id: 'REG-50', changes: { privacy: false }, name: 'privacy', code: 'required' },
  { id: 'REG-50', changes: { personalData: false }, name: 'personalData', code: 'required' },
  { id: 'REG-50', changes: { serviceFee: false }, name: 'serviceFee', code: 'required' },
] as const)('with $changes the only problem is $name: $code $id', ({ changes, name, code }) => {
  const found = problems(changes as Partial<PatientValues>).filter((problem) => problem.name === name);
  expect(found).toEqual([{ name, code }]);
});

test('a value the platform refused stays wrong until it is another one', () => {
  const refused = [{ name: 'email', value: lucia.email, code: 'email_taken' }];
  expect(stepProblems(account, lucia, { today, refused })).toEqual([{ name: 'email', code: 'email_taken' }]);
  expect(stepProblems(account, { ...lucia, email: 'altra@example.it' }, { today, refused })).toEqual([]);
  expect(stepProblems(details, lucia, { today, refused })).toEqual([]);
});
