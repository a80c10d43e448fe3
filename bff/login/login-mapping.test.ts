import { expect, test } from 'vitest';
import { approvalOf, isApproved, registeredAt, signedInFrom, userTypeOf } from '#bff/login/login-mapping';
import { signedIn } from '#contracts/login/login.api';
import { legacyUser } from '#contracts/users/users.legacy';
import { demoSettings } from '#mocks/mounts/create-contexts';
import { sessionFor, testNow } from '#mocks/start-in-vitest';

function userWith(fields: object) {
  return legacyUser.parse({ public_token: 'pt-giulia', public_configuration: { type: 'paziente' }, ...fields });
}

const professional = (publicFields: object, manager: unknown) =>
  userWith({ public_configuration: { type: 'dottore', ...publicFields }, manager_configuration: manager });

test.each([
  ['paziente', 'patient'],
  ['dottore', 'professional'],
  ['amministratore', 'patient'],
  [undefined, 'patient'],
])('knows a %s for a %s, and whoever has no known type for a patient (GUARD-02, GUARD-03)', (type, userType) => {
  expect(userTypeOf(userWith({ public_configuration: { type } }))).toBe(userType);
});

test.each([
  ['a patient', userWith({}), true],
  ['a professional the administration accepted', professional({}, { autorizzazioni: 'accettato' }), true],
  ['one accepted in the public copy alone', professional({ autorizzazioni: 'accettato' }, []), true],
  ['one whose public copy contradicts', professional({ autorizzazioni: 'accettato' }, { autorizzazioni: 'no' }), false],
  ['one who waits', professional({}, { autorizzazioni: 'in attesa' }), false],
  ['one nobody has looked at', professional({}, []), false],
  ['one written otherwise', professional({}, { autorizzazioni: 'Accettato' }), false],
])('%s may work only when accepted (PERM-07, GUARD-34, PDATA-05)', (_name, user, approved) => {
  expect(isApproved(user)).toBe(approved);
});

test.each([
  ['in attesa', 'waiting'],
  ['In Attesa ', 'waiting'],
  ['', 'waiting'],
  [null, 'waiting'],
  [undefined, 'waiting'],
  [['accettato'], 'waiting'],
  ['rifiutato', 'refused'],
  ['sospeso', 'refused'],
  ['Accettato', 'refused'],
  ['0', 'refused'],
  ['accettato', 'accepted'],
])(
  'of a professional the decision %j is read as %s: what is unknown is never taken for a yes (PERM-07)',
  (autorizzazioni, approval) => {
    expect(approvalOf(professional({}, { autorizzazioni }))).toBe(approval);
  },
);

test.each([
  ['a date', '1795000000', '2026-11-18T11:06:40.000Z'],
  ['no date', undefined, null],
  ['a date nobody can read', 'ieri', null],
])('a registration with %s is told as it is known', (_name, registration_timestamp, told) => {
  expect(registeredAt(userWith({ registration_timestamp }))).toBe(told);
});

test('hands the browser what the contract names, from a user with hardly any data', () => {
  const bare = signedInFrom(userWith({ picture: '' }), sessionFor('giulia', testNow), demoSettings);
  expect(signedIn.parse(bare)).toEqual(bare);
  expect(bare.user).toMatchObject({ firstName: '', lastName: '', email: '', pictureUrl: null });
});

test.each([
  ['a file of the media', 'giulia.jpg', '/files/media/giulia.jpg'],
  ['its whole address', `${demoSettings.mediaBase}/giulia.jpg`, '/files/media/giulia.jpg'],
  ['an address elsewhere', 'https://elsewhere.example/giulia.jpg', null],
  ['a way out of the folder', '../config.php', null],
])('returns the address of a picture given as %s (PATIENT-51)', (_name, picture, pictureUrl) => {
  expect(signedInFrom(userWith({ picture }), sessionFor('giulia', testNow), demoSettings).user.pictureUrl).toBe(
    pictureUrl,
  );
});
