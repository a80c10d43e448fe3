import * as z from 'zod';
import { databaseSnapshot } from '#mocks/db/create-db';
import { everyFault } from '#mocks/engine/faults';
import { isScenarioName, type ScenarioName } from '#mocks/scenarios/scenarios';

/** A whole platform as plain JSON, as stored in a file or in a browser. */
export const platformState = z.object({
  version: z.literal(1),
  scenario: z.custom<ScenarioName>((name) => typeof name === 'string' && isScenarioName(name)),
  faults: z.record(z.string(), z.array(z.enum(everyFault))),
  database: databaseSnapshot,
});

export type PlatformState = z.output<typeof platformState>;

/** Reads a stored state; throws when it is something else. Its rows are checked when a platform loads it. */
export function platformStateFrom(text: string): PlatformState {
  return platformState.parse(JSON.parse(text));
}
