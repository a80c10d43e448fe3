import { expect, test } from 'vitest';
import { shownName } from '#bff/users/shown-name';

test.each([
  { stored: 'Anna maria', shown: 'Anna Maria' },
  { stored: 'De luca', shown: 'De Luca' },
  { stored: "D'angelo", shown: "D'Angelo" },
  { stored: 'D`amico', shown: 'D`Amico' },
  { stored: 'D´angelo', shown: 'D´Angelo' },
  { stored: 'Dʼangelo', shown: 'DʼAngelo' },
  { stored: 'Anna-lisa', shown: 'Anna-Lisa' },
  { stored: 'Niccolò', shown: 'Niccolò' },
  { stored: 'van Beethoven', shown: 'van Beethoven' },
  { stored: 'Ludovico van Beethoven', shown: 'Ludovico van Beethoven' },
  { stored: ' Giulia ', shown: 'Giulia' },
  { stored: '', shown: '' },
])('the name stored as "$stored" is shown as "$shown" (REG-116)', ({ stored, shown }) => {
  expect(shownName(stored)).toBe(shown);
});
