import { expect, test } from 'vitest';
import { professionalDocuments, professionalInput } from '#web/features/registration/professional/professional-input';
import { goodProfessional } from '#web/features/registration/testing/good-professional';

test('what is sent are the fields of the operation and nothing of the form’s own', () => {
  const sent = professionalInput(goodProfessional);
  expect(sent).toMatchObject({
    lastName: 'De Santis',
    residenceDetails: 'Scala B',
    singlePrice: 7_000,
    region: 'Lombardia',
  });
  for (const own of ['passwordConfirmation', 'emailConfirmation', 'identityDocuments', 'certificates', 'school']) {
    expect(sent).not.toHaveProperty(own);
  }
});

test('school, date and specialisations are a psychotherapist’s alone, whatever was typed before (REG-102)', () => {
  expect(professionalInput(goodProfessional).psychotherapy).toBeNull();
  const { school, specialisationDate, specialisations } = goodProfessional;
  const sent = professionalInput({ ...goodProfessional, role: 'psychotherapist' });
  expect(sent.psychotherapy).toEqual({ school, specialisationDate, specialisations });
});

test('the files go to the account’s three lists, a psychologist’s without the psychotherapy’s', () => {
  const { identityDocuments: identity, certificates: certificate } = goodProfessional;
  expect(professionalDocuments(goodProfessional)).toEqual({ identity, certificate, certificate_psychotherapy: [] });
  const diploma = professionalDocuments({ ...goodProfessional, role: 'psychotherapist' }).certificate_psychotherapy;
  expect(diploma).toEqual(goodProfessional.psychotherapyCertificates);
});

test('values with a problem are not sent', () => {
  expect(() => professionalInput({ ...goodProfessional, residence: null })).toThrow();
});
