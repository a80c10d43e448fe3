import { expect, test } from 'vitest';
import type { CivilDate } from '#contracts/kernel/civil-date';
import {
  informationLabels,
  professionalSteps,
  titlesLabels,
} from '#web/features/registration/professional/professional-steps';
import {
  blankProfessional,
  type ProfessionalValues,
} from '#web/features/registration/professional/professional-values';
import { goodProfessional, paperOf } from '#web/features/registration/testing/good-professional';
import { stepProblems, type WizardStep } from '#web/forms/wizard-step';

const [account, information, titles] = professionalSteps as readonly [Step, Step, Step];
type Step = WizardStep<ProfessionalValues>;

const knowledge = { today: '2026-11-23' as CivilDate, refused: [] };

function problemsOf(step: Step, changes: Partial<ProfessionalValues>) {
  return stepProblems(step, { ...goodProfessional, ...changes }, knowledge);
}

const psychotherapist: Partial<ProfessionalValues> = { role: 'psychotherapist' };

test.each([
  { id: 'REG-74', name: 'lastName', changes: { lastName: ' ' } },
  { id: 'REG-74', name: 'firstName', changes: { firstName: '' } },
  { id: 'REG-66', name: 'gender', changes: { gender: '' } },
  { id: 'REG-67', name: 'emergencyAvailability', changes: { emergencyAvailability: '' } },
  { id: 'REG-68', name: 'hoursPerWeek', changes: { hoursPerWeek: '' } },
  { id: 'REG-69', name: 'hearFrom', changes: { hearFrom: '' } },
  { id: 'REG-75', name: 'identityDocuments', changes: { identityDocuments: [] } },
  { id: 'REG-70', name: 'cardExpiry', changes: { cardExpiry: '' } },
  { id: 'REG-71', name: 'taxCodeExpiry', changes: { taxCodeExpiry: '' } },
  { id: 'REG-72', name: 'taxRegime', changes: { taxRegime: '' } },
  { id: 'REG-73', name: 'residence', changes: { residence: null } },
] as const)('the second step is not left without $name ($id)', ({ name, changes }) => {
  expect(problemsOf(information, changes)).toEqual([{ name, code: 'required' }]);
});

test.each([
  { step: account, name: 'birthDate', value: '1899-12-31', code: 'too_early' },
  { step: information, name: 'cardExpiry', value: '1000-01-01', code: 'too_early' },
  { step: titles, name: 'specialisationDate', value: '1899-12-31', code: 'too_early' },
  { step: titles, name: 'specialisationDate', value: '2026-11-24', code: 'date_to_come' },
] as const)('a step is not left with $value as $name: $code', ({ step, name, value, code }) => {
  expect(problemsOf(step, { ...psychotherapist, [name]: value })).toEqual([{ name, code }]);
});

test('a psychologist is not asked about a specialisation that is still to come', () => {
  expect(problemsOf(titles, { specialisationDate: '2999-01-01' })).toEqual([]);
});

test.each([
  { id: 'REG-86', name: 'registerNumber', changes: { registerNumber: '' } },
  { id: 'REG-87', name: 'registerDate', changes: { registerDate: '' } },
  { id: 'REG-88', name: 'region', changes: { region: '' } },
  { id: 'REG-89', name: 'education', changes: { education: '  ' } },
  { id: 'REG-90', name: 'institute', changes: { institute: '' } },
  { id: 'REG-91', name: 'passedYear', changes: { passedYear: '' } },
  { id: 'REG-99', name: 'certificates', changes: { certificates: [] } },
  { id: 'REG-93', name: 'role', changes: { role: '' } },
  { id: 'REG-96', name: 'singlePrice', changes: { singlePrice: null } },
  { id: 'REG-98', name: 'interventionAreas', changes: { interventionAreas: [] } },
  { id: 'REG-103', name: 'school', changes: { ...psychotherapist, school: '' } },
  { id: 'REG-104', name: 'specialisationDate', changes: { ...psychotherapist, specialisationDate: '' } },
  { id: 'REG-105', name: 'specialisations', changes: { ...psychotherapist, specialisations: [] } },
  { id: 'REG-106', name: 'psychotherapyCertificates', changes: { ...psychotherapist, psychotherapyCertificates: [] } },
] as const)('the third step is not sent without $name ($id)', ({ name, changes }) => {
  expect(problemsOf(titles, changes)).toEqual([{ name, code: 'required' }]);
});

test.each([
  { id: 'REG-78', step: information, changes: { languages: [] } },
  { id: 'REG-79', step: information, changes: { residenceDetails: '' } },
  { id: 'REG-102', step: titles, changes: { school: '', specialisationDate: '', psychotherapyCertificates: [] } },
  { id: 'REG-101', step: titles, changes: { specialisations: [] } },
  { id: 'REG-96', step: titles, changes: { singlePrice: null, familyPrice: 5_000 } },
  { id: 'REG-96', step: titles, changes: { singlePrice: null, couplePrice: 18_500 } },
])('nobody is kept by what may be left out, %j ($id)', ({ step, changes }) => {
  expect(problemsOf(step, changes)).toEqual([]);
});

test('a step with nothing filled in names every field that is missing, in the order of the form', () => {
  const optional = ['residenceDetails', 'languages'];
  const nothing = { ...blankProfessional, role: '' } as const;
  const asked = Object.keys(informationLabels).filter((name) => !optional.includes(name));
  expect(stepProblems(information, nothing, knowledge).map(({ name }) => name)).toEqual(asked);
  const more = [
    'school',
    'specialisationDate',
    'psychotherapyCertificates',
    'specialisations',
    'couplePrice',
    'familyPrice',
  ];
  const always = Object.keys(titlesLabels).filter((name) => !more.includes(name));
  expect(stepProblems(titles, nothing, knowledge).map(({ name }) => name)).toEqual(always);
});

test.each([
  ['singlePrice', 4_000, 14_000],
  ['couplePrice', 5_500, 18_500],
  ['familyPrice', 5_000, 18_500],
] as const)('%s is taken from %d to %d cents in steps of five euro (REG-97)', (name, min, max) => {
  for (const price of [min, min + 500, max]) expect(problemsOf(titles, { [name]: price })).toEqual([]);
  for (const price of [min - 500, min + 250, max + 500, Number.NaN]) {
    expect(problemsOf(titles, { [name]: price })).toMatchObject([{ name }]);
  }
});

test.each([
  { id: 'REG-35', name: 'emailConfirmation', changes: { emailConfirmation: 'lucia@example.it' } },
  { id: 'REG-37', name: 'passwordConfirmation', changes: { passwordConfirmation: 'Lucia-2026-qua' } },
] as const)('a different $name is told while the rest is still missing ($id)', ({ name, changes }) => {
  const problems = problemsOf(account, { ...changes, birthDate: '', firstName: '', terms: false });
  expect(problems).toContainEqual({ name, code: 'different' });
});

test.each(['15', '20155', 'duemila', '1815'])('"%s" is no year a qualification was passed in', (passedYear) => {
  expect(problemsOf(titles, { passedYear })).toEqual([{ name: 'passedYear', code: 'invalid' }]);
});

test('a date that does not exist is flagged for what it is', () => {
  expect(problemsOf(information, { cardExpiry: '31/02/2031' })).toEqual([{ name: 'cardExpiry', code: 'invalid' }]);
});

test('several files of one list are taken (REG-75, REG-92)', () => {
  const identityDocuments = [paperOf('fronte.jpg'), paperOf('retro.jpg')];
  const certificates = [paperOf('laurea.pdf'), paperOf('master.pdf')];
  expect(problemsOf(information, { identityDocuments })).toEqual([]);
  expect(problemsOf(titles, { certificates })).toEqual([]);
});
