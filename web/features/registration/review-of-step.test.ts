import { expect, test } from 'vitest';
import { professionalSteps } from '#web/features/registration/professional/professional-steps';
import { reviewOfStep } from '#web/features/registration/review-of-step';
import { goodProfessional } from '#web/features/registration/testing/good-professional';

const lines = (at: number) => {
  const step = professionalSteps[at];
  const given = { values: goodProfessional, before: professionalSteps.slice(0, at) };
  return step ? reviewOfStep(step, given).map(({ label, value }) => `${label}: ${value}`) : [];
};

test('the account is looked over without passwords, second typings and consents', () => {
  expect(lines(0)).toEqual([
    'Email: lucia.desantis@example.it',
    'Cognome: De Santis',
    'Nome: Lucia',
    'Data di nascita: 12/04/1990',
    'Telefono: +39 347 555 0199',
  ]);
});

test('days, places, files and lists are written as people read them', () => {
  expect(lines(1)).toEqual(
    expect.arrayContaining([
      'Documento d’identità e codice fiscale: carta.jpg',
      'Scadenza del documento d’identità: 12/05/2031',
      'Indirizzo di residenza: Via Giuseppe Garibaldi 12, 20121 Milano MI, Italia',
      'Lingue in cui tieni le sedute: Italiano',
    ]),
  );
});

test('what a step before asked for too is looked over once', () => {
  expect(lines(1).filter((line) => /^(?:Cognome|Nome):/.test(line))).toEqual([]);
});
