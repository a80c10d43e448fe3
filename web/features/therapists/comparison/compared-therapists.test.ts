import { expect, test } from 'vitest';
import { toggled } from '#web/features/therapists/comparison/compared-therapists';

const therapist = (token: string) => ({ token, name: token, met: [], unmet: [] });
const three = ['one', 'two', 'three'].map(therapist);
const tokens = (chosen: readonly { readonly token: string }[]) => chosen.map(({ token }) => token);

test.each([
  { chosen: [], pressed: 'one', left: ['one'] },
  { chosen: three.slice(0, 2), pressed: 'three', left: ['one', 'two', 'three'] },
  { chosen: three, pressed: 'two', left: ['one', 'three'] },
  { chosen: three, pressed: 'four', left: ['one', 'two', 'three'] },
])('pressing $pressed leaves $left', ({ chosen, pressed, left }) => {
  expect(tokens(toggled(chosen, therapist(pressed)))).toEqual(left);
});
