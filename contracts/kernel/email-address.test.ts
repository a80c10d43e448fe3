import { expect, test } from 'vitest';
import { emailAddress } from '#contracts/kernel/email-address';
import { requiredEmail } from '#contracts/kernel/form-fields';

test.each([
  ['info@università.it', 'info@xn--universit-y1a.it'],
  ['info@UNIVERSITÀ.it', 'info@xn--universit-y1a.it'],
  ['info@posta.università.it', 'info@posta.xn--universit-y1a.it'],
  ['info@xn--universit-y1a.it', 'info@xn--universit-y1a.it'],
  ['x@mail.xn--p1ai', 'x@mail.xn--p1ai'],
  ['x@mail.рф', 'x@mail.xn--p1ai'],
  ['nicolò@esempio.it', 'nicolò@esempio.it'],
])('takes the address %s as %s (LOGIN-17)', (typed, address) => {
  expect(emailAddress.parse(typed)).toBe(address);
  expect(requiredEmail.parse(typed)).toBe(address);
});

test.each(['a@università', 'a@università.it/x', 'a@università..it', 'a@b@università.it', 'a@mail.xn--', 'a@①.①.①.①'])(
  'refuses the address %s (LOGIN-17)',
  (typed) => {
    expect(emailAddress.safeParse(typed).success).toBe(false);
    expect(requiredEmail.safeParse(typed).success).toBe(false);
  },
);
