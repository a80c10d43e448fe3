import { expect, test } from 'vitest';
import { requirementBullets } from '#scripts/requirements/requirement-bullets';
import { requirementCoverage } from '#scripts/requirements/requirement-coverage';

const requirements = requirementBullets('- PAY-01: Pays.\n- PAY-02: Thanks.\n- DATA-01: A field.\n- C-01: A clash.');

function citing(...titles: string[]) {
  return citingIn('bff/payments/pay.test.ts', ...titles);
}

function citingIn(path: string, ...titles: string[]) {
  return [{ path, titles: titles.map((title) => ({ title, rowIds: [] })) }];
}

test('counts each requirement once, however often it is cited', () => {
  const { areas, faults } = requirementCoverage(requirements, citing('pays (PAY-01)', 'pays again (PAY-01)'));

  expect(areas).toEqual([{ area: 'PAY', total: 2, cited: 1, uncited: [requirements[1]] }]);
  expect(faults).toEqual([]);
});

test('counts no data and no contradictions, though they may be cited', () => {
  const { areas, faults } = requirementCoverage(requirements, citing('keeps the field (DATA-01, C-01)'));

  expect(areas.map(({ area }) => area)).toEqual(['PAY']);
  expect(faults).toEqual([]);
});

test('faults an id that does not exist, with its file and title', () => {
  const { faults } = requirementCoverage(requirements, citing('pays (PAY-03)'));

  expect(faults).toEqual(['bff/payments/pay.test.ts: "pays (PAY-03)" cites PAY-03, which does not exist']);
});

test('faults an id that the specification gives twice', () => {
  const { faults } = requirementCoverage([...requirements, ...requirementBullets('- PAY-02: Again.')], []);

  expect(faults).toEqual(['PAY-02 stands twice in the specification']);
});

test('a citation in a test of the demonstration platform counts for nothing and is a fault', () => {
  const files = citingIn('mocks/payments/handlers.test.ts', 'takes the money (PAY-01, PAY-02)', 'keeps the rest');
  const { areas, faults } = requirementCoverage(requirements, files);

  expect(areas).toEqual([expect.objectContaining({ area: 'PAY', cited: 0 })]);
  expect(faults).toEqual([
    'mocks/payments/handlers.test.ts: "takes the money (PAY-01, PAY-02)" cites PAY-01, PAY-02, but a test of the demonstration platform proves nothing of the product',
  ]);
});

test('a citation in a test of the product that only runs on the demonstration platform counts', () => {
  const { areas, faults } = requirementCoverage(requirements, citingIn('web/mocks/pay.test.tsx', 'pays (PAY-01)'));

  expect(areas).toEqual([expect.objectContaining({ area: 'PAY', cited: 1 })]);
  expect(faults).toEqual([]);
});
