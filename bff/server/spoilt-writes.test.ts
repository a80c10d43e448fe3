import { expect, test } from 'vitest';
import { carryOut, plainWrites } from '#bff/server/testing/plain-writes';
import { sharedProblems } from '#contracts/kernel/problem';
import { legacyCalls } from '#contracts/legacy-calls';
import { type OperationName, operations } from '#contracts/operations';
import type { CallName } from '#e2e/plain-platform/calls';
import type { PlainPlatform } from '#e2e/plain-platform/start';

/** What goes wrong with a call that writes. */
const faults: Readonly<Record<string, (platform: PlainPlatform, call: CallName) => void>> = {
  'an empty success of nothing done': (platform, call) => platform.acknowledgeIdly(call),
  'a page with status 500': (platform, call) => platform.spoil(call, 'status-500'),
  'its answer lost': (platform, call) => platform.spoil(call, 'lost-answer'),
};

/** Failing they are logged and undo nothing. */
const onlyLogged: readonly CallName[] = ['alert', 'noticeChatAppend', 'profileView', 'userValidate'];

/** Nothing on the platform tells whether they were done, so that an empty success is all there is to go by. */
const untold: readonly CallName[] = ['restorePassword', 'requestInfo', 'markSeen'];

/** Here an empty success is believed although a reading would tell. */
const believed: readonly CallName[] = [
  'deleteChat',
  'deleteEvent',
  'updateBooking',
  'acceptAppointment',
  'informedConsent',
  'rate',
];

const rows = Object.entries(plainWrites).flatMap(([name, write]) =>
  (write.writes ?? []).flatMap((call) =>
    Object.entries(faults).map(([fault, spoil]) => ({ name, write, call, fault, spoil })),
  ),
);

test.each(rows)(
  '$name whose $call meets $fault says that it is done only where it is, and tries once',
  async ({ name, write, call, fault, spoil }) => {
    const { answer, now, writes } = await carryOut(name, write, (platform) => spoil(platform, call));
    const isDone = answer.statusCode === 200;
    const isEmpty = fault === 'an empty success of nothing done';
    const isTaken = onlyLogged.includes(call) || (isEmpty && [...untold, ...believed].includes(call));
    if (isDone && !isTaken) expect(now).toEqual(write.after);
    if (!isDone) expect(declaredBy(name)).toContain(answer.json().code);
    if (!legacyCalls[call].safeToRepeat) expect(writes.filter((made) => made === call)).toEqual([call]);
  },
);

/** The problems an operation may answer with when the platform fails. */
function declaredBy(name: string): string[] {
  const { unexpected: _, ...shared } = sharedProblems;
  return [...Object.keys(shared), ...Object.keys(operations[name as OperationName].refusals)];
}
