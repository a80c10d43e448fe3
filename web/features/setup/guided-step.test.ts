import { expect, test } from 'vitest';
import { guidedStep } from '#web/features/setup/guided-step';

test.each([
  { missing: ['billing-data', 'profile', 'photo', 'plan', 'contract'], led: 'profile' },
  { missing: ['photo', 'contract'], led: 'profile' },
  { missing: ['billing-data', 'plan', 'contract'], led: 'plan' },
  { missing: ['contract'], led: 'contract' },
  { missing: ['billing-data'], led: undefined },
  { missing: [], led: undefined },
] as const)('with $missing missing the header leads to $led (HDR-08, HDR-10, HDR-11, HDR-12)', ({ missing, led }) => {
  expect(guidedStep(missing)).toBe(led);
});
