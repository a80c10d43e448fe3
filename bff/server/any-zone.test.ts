import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Paid at 02:30; a month later Rome's clock skips from 02:00 to 03:00. */
const inTheSkippedHour = `
  import { planExpiry } from '#bff/therapists/eligibility/plan-expiry';
  const end = planExpiry({ type: 'online+studio', date: Date.parse('2027-02-28T02:30:00+01:00') });
  console.log(new Date(end).toISOString());
`;

test.each(['Europe/London', 'Europe/Rome'])('a plan ends at the same instant on a machine in %s (STATE-10)', (zone) => {
  const env = { ...process.env, TZ: zone };
  const script = ['--input-type=module', '--eval', inTheSkippedHour];
  expect(execFileSync(process.execPath, script, { env, encoding: 'utf8' }).trim()).toBe('2027-03-28T01:30:00.000Z');
});
