import { expect, test } from 'vitest';
import { carryOut, plainWrites } from '#bff/server/testing/plain-writes';
import { sharedProblems } from '#contracts/kernel/problem';
import { legacyCalls } from '#contracts/legacy-calls';
import { operations } from '#contracts/operations';
import type { CallName } from '#e2e/plain-platform/calls';
import type { PlainPlatform, ReceivedCall } from '#e2e/plain-platform/start';

const emptySuccess = 'an empty success of nothing done';
const expiry = 'its token just expired';

/** The faults of a call that writes. */
const faults: Readonly<Record<string, (platform: PlainPlatform, call: CallName) => void>> = {
  [emptySuccess]: (platform, call) => platform.acknowledgeIdly(call),
  'a page with status 500': (platform, call) => platform.spoil(call, 'status-500'),
  'its answer lost': (platform, call) => platform.spoil(call, 'lost-answer'),
  [expiry]: (platform, call) => platform.expireAt(call),
};

/** Their failure is logged and undoes nothing. */
const onlyLogged: readonly CallName[] = ['alert', 'profileView', 'userValidate'];

/** Commands whose work is done before they keep a note of it: that the note failed is only logged. */
const doneBefore: Readonly<Record<string, CallName>> = {
  // The appointment stands; its patient is named beside the list.
  'appointments/book-appointment': 'updateUser',
  'contract/send-contract-code': 'updateUser',
  'plans/purchase-plan': 'updateUser',
};

/** Nothing on the platform shows whether they were done, so an empty success has to be believed. */
const untold: readonly CallName[] = ['restorePassword', 'requestInfo', 'markSeen', 'sendContractCode'];

/** Calls that need no signed-in user. */
const unsigned: readonly CallName[] = ['restorePassword', 'register', 'requestInfo'];

const rows = Object.entries(plainWrites).flatMap(([name, write]) =>
  (write.writes ?? []).flatMap((call) =>
    Object.entries(faults).map(([fault, spoil]) => ({ name, write, call, fault, spoil })),
  ),
);

test.each(rows)(
  '$name whose $call meets $fault says that it is done only where it is, and tries once',
  async ({ name, write, call, fault, spoil }) => {
    const { answer, now, writes } = await carryOut(name, write, (platform) => spoil(platform, call));
    const isOnlyLogged = onlyLogged.includes(call) || doneBefore[name] === call;
    const isTaken = isOnlyLogged || (fault === emptySuccess && untold.includes(call));
    const isSignedOut = fault === expiry && !isTaken && !unsigned.includes(call);
    if (answer.statusCode !== 200) expect(problemsOf(name, isSignedOut)).toContain(answer.json().code);
    else if (!isTaken) expect({ isSignedOut, now }).toEqual({ isSignedOut: false, now: write.after });
    if (!legacyCalls[call].safeToRepeat) expectNoRepeat(writes.filter((made) => made.name === call));
  },
);

/** The problems an operation may answer with when the platform fails, or when the token has ended. */
function problemsOf(name: string, isSignedOut: boolean): string[] {
  if (isSignedOut) return ['unauthenticated'];
  const { unexpected: _unexpected, changed_elsewhere: _elsewhere, ...shared } = sharedProblems;
  return [...Object.keys(shared), ...refusalsOf(name)];
}

function refusalsOf(name: string): string[] {
  const operation = Object.values(operations).find((one) => one.name === name);
  return Object.keys(operation?.refusals ?? {});
}

/** Checks that the call was made, and that no request was sent twice. */
function expectNoRepeat(made: readonly ReceivedCall[]): void {
  const asked = made.map(({ body }) => JSON.stringify(body));
  expect(asked).not.toEqual([]);
  expect(asked).toEqual([...new Set(asked)]);
}
