import { expect, test } from 'vitest';
import { capitalised } from '#bff/registration/capitalised';

test.each([
  { typed: 'lucia', kept: 'Lucia' },
  { typed: 'LUCIA', kept: 'Lucia' },
  { typed: 'de santis', kept: 'De santis' },
  { typed: 'De Santis', kept: 'De santis' },
  { typed: "D'AMICO", kept: "D'amico" },
  { typed: "'ndrea", kept: "'Ndrea" },
  { typed: 'èva', kept: 'Èva' },
  { typed: 'NICOLÒ', kept: 'Nicolò' },
  { typed: ' \tanna ', kept: 'Anna' },
  { typed: '', kept: '' },
])('the name "$typed" is kept as "$kept" (REG-116)', ({ typed, kept }) => {
  expect(capitalised(typed)).toBe(kept);
});
