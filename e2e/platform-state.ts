import { parse } from 'zod/v4/core';
import { type LegacyEvent, listEvents } from '#contracts/appointments/appointments.legacy';
import type { LegacyAnswer, LegacyCall } from '#contracts/kernel/platform/legacy-call';
import { session } from '#contracts/login/login.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';
import type { Demonstration } from '#e2e/fixtures';
import type { PersonName } from '#e2e/people';
import { personas } from '#mocks/personas';

/** The person's appointments as the platform has them, read without the back end. */
export async function eventsOf(platform: Demonstration, person: PersonName): Promise<readonly LegacyEvent[]> {
  return (await ask(platform, listEvents, person)).events;
}

/** The person's account as the platform has it, read without the back end. */
export async function accountOf(platform: Demonstration, person: PersonName): Promise<LegacyUser> {
  return (await ask(platform, session, person)).user;
}

async function ask<Call extends LegacyCall>(
  { origin }: Demonstration,
  call: Call,
  person: PersonName,
): Promise<LegacyAnswer<Call>> {
  const response = await fetch(`${origin}/${call.base}${call.path}`, {
    method: call.method,
    body: JSON.stringify({ private_token: personas[person].privateToken }),
  });
  return parse(call.answer, await response.json()) as LegacyAnswer<Call>;
}
