import { expect, test } from 'vitest';
import { requirementBullets } from '#scripts/requirements/requirement-bullets';

test('reads the id, the area and the whole text of each bullet', () => {
  const page = ['## Login', '', '- LOGIN-01: One path: one type.', '- C-105: A clash.', 'Not a bullet.'].join('\n');

  expect(requirementBullets(page)).toEqual([
    { id: 'LOGIN-01', area: 'LOGIN', text: 'One path: one type.' },
    { id: 'C-105', area: 'C', text: 'A clash.' },
  ]);
});

test('takes no bullet without an id', () => {
  expect(requirementBullets('- a plain point\n- LOGIN-1: too short an id\n  - LOGIN-02: indented')).toEqual([]);
});
