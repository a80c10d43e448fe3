import { expect, test } from 'vitest';
import { placedTitles, testTitles } from '#scripts/requirements/test-titles';

function titlesIn(source: string): string[] {
  return testTitles('sample.test.tsx', source).map(({ title }) => title);
}

test('finds the titles of tests, whatever their variant and quotes', () => {
  const source = `
    test('one (A-01)', () => {});
    it("two", async () => {});
    test.concurrent(\`three \${count} times\`, () => {});
    test('four', { timeout: 5 }, () => <Screen />);
  `;

  expect(titlesIn(source)).toEqual(['one (A-01)', 'two', 'three … times', 'four']);
});

test('takes no title from groups, steps or other calls', () => {
  const source = `
    describe('group (A-01)', () => {});
    test.describe('group (A-02)', () => {});
    test.step('step (A-03)', () => {});
    expect('text (A-04)').toBe('test("text (A-05)")');
  `;

  expect(titlesIn(source)).toEqual([]);
});

test.each([
  { form: 'in the call', source: "test.each([{ id: 'A-01' }, { id: 'A-02' }])('shows $id', () => {})" },
  { form: 'by name', source: "const rows = [{ id: 'A-01' }, { id: 'A-02' }] as const; it.for(rows)('shows $id', see)" },
])('gives the ids of the rows written $form', ({ source }) => {
  expect(testTitles('sample.test.ts', source)).toEqual([{ title: 'shows $id', rowIds: ['A-01', 'A-02'] }]);
});

test('leaves a lone test without rows, though a list stands in the file', () => {
  const source = "const rows = [{ id: 'A-01' }]; test('shows $id', () => {});";

  expect(testTitles('sample.test.ts', source)).toEqual([{ title: 'shows $id', rowIds: [] }]);
});

test('gives the lines and kinds of all titles, groups included', () => {
  const source = `
    describe('one', () => {
      test(
        'two', () => {});
    });
    describe.each([1])('three', () => {});
    test.describe('four', () => {});
    test.step('five', () => {});
    expect.describe('six', () => {});
  `;

  expect(placedTitles('sample.test.ts', source)).toEqual([
    { kind: 'group', title: 'one', rowIds: [], line: 2 },
    { kind: 'test', title: 'two', rowIds: [], line: 4 },
    { kind: 'group', title: 'three', rowIds: [], line: 6 },
    { kind: 'group', title: 'four', rowIds: [], line: 7 },
  ]);
});

test('refuses a file that does not parse, by name', () => {
  expect(() => testTitles('broken.test.ts', 'test(')).toThrow('broken.test.ts');
});
