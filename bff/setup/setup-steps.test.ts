import { expect, test } from 'vitest';
import type { SetupFacts } from '#bff/setup/setup-facts';
import { setupSteps } from '#bff/setup/setup-steps';
import { instantFromIso } from '#contracts/kernel/instant';
import { setupStep } from '#contracts/setup/setup-step';

const chosenAt = '2026-11-20T10:00:00.000Z';
const sentAt = '2026-11-21T10:00:00.000Z';
const signedAt = '2026-11-22T10:00:00.000Z';

const nothing: SetupFacts = {
  ...{ hasBillingData: false, hasProfile: false, hasPhoto: false, hasWorkingHours: false },
  ...{ plan: 'none', planAt: undefined, contract: undefined, codeSentAt: undefined },
};
const paid = { plan: 'paid', planAt: instantFromIso(chosenAt) } as const;
const profiled = { ...nothing, hasBillingData: true, hasProfile: true, hasPhoto: true };

/** The steps in one line: their state, and their reason or moment. */
function line(facts: SetupFacts): string[] {
  return setupSteps(facts).map((one) => {
    if (one.state === 'next') return 'next';
    return one.state === 'later' ? `later ${one.reason}` : `${one.state} ${one.at}`;
  });
}

const undated = 'done null';
const inOrder = 'later in_order';

test.each<{ who: string; facts: SetupFacts; steps: readonly string[] }>([
  {
    who: 'who was approved just now begins with the profile, as in the header, and may do any but the contract (HDR-08)',
    facts: nothing,
    steps: [inOrder, 'next', inOrder, inOrder, 'later plan_first', inOrder],
  },
  {
    who: 'who has put the billing data off is led on to the plan, as in the header, and may give them at any time (HDR-10)',
    facts: { ...profiled, hasBillingData: false },
    steps: [inOrder, undated, undated, 'next', 'later plan_first', inOrder],
  },
  {
    who: 'a profile without a photo is not complete',
    facts: { ...profiled, hasPhoto: false },
    steps: [undated, undated, 'next', inOrder, 'later plan_first', inOrder],
  },
  {
    who: 'a plan whose payment is not confirmed waits, and the contract with it; what does not need it is next',
    facts: { ...profiled, plan: 'chosen', planAt: instantFromIso(chosenAt) },
    steps: [undated, undated, undated, `waiting ${chosenAt}`, 'later payment_first', 'next'],
  },
  {
    who: 'after the plan comes the contract',
    facts: { ...profiled, ...paid },
    steps: [undated, undated, undated, `done ${chosenAt}`, 'next', inOrder],
  },
  {
    who: 'a contract whose code was sent waits for the signature',
    facts: { ...profiled, ...paid, codeSentAt: instantFromIso(sentAt) },
    steps: [undated, undated, undated, `done ${chosenAt}`, `waiting ${sentAt}`, 'next'],
  },
  {
    who: 'a code that was sent for an unpaid plan changes nothing',
    facts: { ...profiled, plan: 'chosen', codeSentAt: instantFromIso(sentAt) },
    steps: [undated, undated, undated, 'waiting null', 'later payment_first', 'next'],
  },
  {
    who: 'a signed contract is done, whatever was sent, and the hours are left',
    facts: {
      ...profiled,
      ...paid,
      codeSentAt: instantFromIso(sentAt),
      contract: { signedAt: instantFromIso(signedAt) },
    },
    steps: [undated, undated, undated, `done ${chosenAt}`, `done ${signedAt}`, 'next'],
  },
  {
    who: 'who has done everything has no next step',
    facts: { ...profiled, ...paid, contract: { signedAt: undefined }, hasWorkingHours: true },
    steps: [undated, undated, undated, `done ${chosenAt}`, undated, undated],
  },
])('$who (ONB-10, STATE-06, STATE-07, STATE-12)', ({ facts, steps }) => {
  expect(line(facts)).toEqual(steps);
});

test('the steps are told in one order and never more than one of them is next', () => {
  for (const plan of ['none', 'chosen', 'paid'] as const) {
    const steps = setupSteps({ ...nothing, plan });
    expect(steps.map(({ step }) => step)).toEqual(setupStep.options);
    expect(steps.filter(({ state }) => state === 'next')).toHaveLength(1);
  }
});
