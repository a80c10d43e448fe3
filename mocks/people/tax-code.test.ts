import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civilDate } from '#contracts/kernel/civil-date';
import { taxCodeDoubt } from '#contracts/payments/tax-code-doubt';
import { taxCode } from '#mocks/people/tax-code';

const born = fc
  .tuple(fc.integer({ min: 1900, max: 2025 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => civilDate(...parts));

test('a code made for somebody is doubted by nobody, whenever they were born', () => {
  fc.assert(
    fc.property(born, fc.boolean(), (date, isWoman) => {
      const code = taxCode({ firstName: 'Giulia', lastName: 'Moretti', born: date, isWoman, place: 'F205' });
      expect(taxCodeDoubt(code, date)).toBeNull();
    }),
  );
});
