import { expect, test } from 'vitest';
import { deviceTrouble, mayAskForLess } from '#web/features/device-check/device-trouble';

test.each([
  { name: 'NotAllowedError', trouble: 'refused', less: false },
  { name: 'NotFoundError', trouble: 'missing', less: true },
  { name: 'OverconstrainedError', trouble: 'missing', less: true },
  { name: 'NotReadableError', trouble: 'busy', less: true },
  { name: 'AbortError', trouble: 'busy', less: true },
  { name: 'SecurityError', trouble: 'unable', less: false },
  { name: 'TypeError', trouble: 'unable', less: false },
  { name: 'constructor', trouble: 'unknown', less: true },
] as const)('reads $name as $trouble, and asks on for one device alone: $less', ({ name, trouble, less }) => {
  expect(deviceTrouble(new DOMException('', name))).toBe(trouble);
  expect(mayAskForLess(trouble)).toBe(less);
});

test('takes an error that is no Error by its name, and anything else for unknown', () => {
  expect(deviceTrouble({ name: 'NotReadableError' })).toBe('busy');
  expect([deviceTrouble(undefined), deviceTrouble('NotReadableError')]).toEqual(['unknown', 'unknown']);
});
