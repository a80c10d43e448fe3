import { expect, test } from 'vitest';
import { reviewerName } from '#bff/reviews/reviewer-name';

test.each([
  { firstName: 'Maria', lastName: 'Rossi', name: 'Maria R.' },
  { firstName: ' Maria Teresa ', lastName: ' de Angelis', name: 'Maria Teresa D.' },
  { firstName: 'Luca', lastName: 'Élite', name: 'Luca É.' },
  { firstName: 'Li', lastName: '𠮷田', name: 'Li 𠮷.' },
  { firstName: 'Maria', lastName: undefined, name: 'Maria' },
  { firstName: 'Maria', lastName: ' ', name: 'Maria' },
  { firstName: undefined, lastName: 'Rossi', name: 'Paziente' },
  { firstName: '', lastName: '', name: 'Paziente' },
])('a reviewer $firstName $lastName is shown as $name (REV-08, THER-36)', ({ firstName, lastName, name }) => {
  expect(reviewerName({ firstName, lastName })).toBe(name);
});
