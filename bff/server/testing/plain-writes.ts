import type { LightMyRequestResponse } from 'fastify';
import { type PlainWrite, startPlainWorld } from '#bff/server/testing/plain-world';
import { accountWrites } from '#bff/server/testing/writes/plain-account-writes';
import { curriculumWrites, patientProfileWrites } from '#bff/server/testing/writes/plain-curriculum-writes';
import { diaryWrites } from '#bff/server/testing/writes/plain-diary-writes';
import { meetingWrites } from '#bff/server/testing/writes/plain-meeting-writes';
import { patientWrites } from '#bff/server/testing/writes/plain-patient-writes';
import { ticketWrites } from '#bff/server/testing/writes/plain-ticket-writes';
import type { CallName } from '#e2e/plain-platform/calls';
import type { PlainPlatform, ReceivedCall } from '#e2e/plain-platform/start';

/** Every command of the product, by its name. */
export const plainWrites: Readonly<Record<string, PlainWrite>> = {
  ...accountWrites,
  ...curriculumWrites,
  ...diaryWrites,
  ...meetingWrites,
  ...ticketWrites,
  ...patientProfileWrites,
  ...patientWrites,
};

/** The result of a command: its answer, the platform before and after, and the calls it wrote with. */
export interface CarriedOut {
  readonly answer: LightMyRequestResponse;
  readonly before: unknown;
  readonly now: unknown;
  readonly writes: readonly ReceivedCall[];
}

/** Runs a command on a platform of its own, once `spoil` has set up the platform's faults. */
export async function carryOut(
  name: string,
  { as, input, prepare, stands = ({ state }) => state }: PlainWrite,
  spoil: (platform: PlainPlatform) => void = () => {},
): Promise<CarriedOut> {
  const world = await startPlainWorld();
  const { platform } = world;
  const cookies = as ? await world.signIn(as) : {};
  await prepare?.(world, cookies);
  const before = structuredClone(stands(platform));
  const callsBefore = platform.calls.length;
  spoil(platform);
  const answer = await world.ask(name, input, cookies);
  world.expectNoLeak(answer);
  const isWrite = ({ name: call }: ReceivedCall) => call !== undefined && !reading.includes(call);
  return { answer, before, now: stands(platform), writes: platform.calls.slice(callsBefore).filter(isWrite) };
}

const reading: readonly CallName[] = [
  'login',
  'session',
  'listUsers',
  'listChats',
  'listEvents',
  'listInvoices',
  'findCoupons',
  'listTickets',
];
