import { expect, test } from 'vitest';
import { missingProfileParts, type ProfileParts } from '#contracts/profile/missing-profile-parts';
import { requiredProfileParts } from '#contracts/profile/profile-fields';

const whole: ProfileParts = {
  hasPicture: true,
  firstName: 'Andrea',
  lastName: 'Rinaldi',
  birthDate: '1978-05-22',
  gender: 'uomo',
  phone: '+39 399 873 6119',
  region: 'Lombardia',
  registerNumber: '03/11482',
  singlePrice: null,
  couplePrice: 9_500,
  familyPrice: null,
  biography: 'Ricevo a Milano.',
  residence: 'Via Cesare Correnti 14, Milano',
};

test.each<[Partial<ProfileParts>, readonly string[]]>([
  [{}, []],
  [{ hasPicture: false }, ['picture']],
  [{ couplePrice: null }, ['prices']],
  [{ couplePrice: 0 }, ['prices']],
  [{ couplePrice: null, familyPrice: 1 }, []],
  [{ firstName: ' \u200b' }, ['firstName']],
  [{ biography: '\n', residence: '' }, ['biography', 'residence']],
  [
    { birthDate: null, gender: null, phone: '', region: '', registerNumber: '', lastName: '' },
    ['lastName', 'birthDate', 'gender', 'phone', 'region', 'registerNumber'],
  ],
])('a profile with %o lacks %j (PROF-58, PROF-50)', (changed, missing) => {
  expect(missingProfileParts({ ...whole, ...changed })).toEqual(missing);
});

test('a profile of nothing lacks every part (PROF-58)', () => {
  const texts = {
    firstName: '',
    lastName: '',
    phone: '',
    region: '',
    registerNumber: '',
    biography: '',
    residence: '',
  };
  const nothing = { ...texts, birthDate: null, gender: null, singlePrice: null, couplePrice: null, familyPrice: null };
  expect(missingProfileParts({ ...nothing, hasPicture: false })).toEqual(requiredProfileParts);
});
