import type { Instant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import type { FaultSwitches } from '#mocks/engine/faults';
import type { HeldCalls } from '#mocks/engine/held-calls';
import type { PlatformState } from '#mocks/platform-state';
import type { ScenarioName } from '#mocks/scenarios/scenarios';

/** One call the platform received, for the console: never a body, which might hold a secret. */
export interface ReceivedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly at: Instant;
  readonly status: number | 'dropped';
}

/** The bytes of a picture file of the demonstration; its path is relative to `mocks/`. */
export type ReadPicture = (path: `${'portraits' | 'media'}/${string}.png`) => Promise<Uint8Array<ArrayBuffer>>;

/** One demonstration platform: its data, its clock and its bad days. */
export interface Platform {
  readonly db: Database;
  readonly now: () => Instant;
  readonly faults: FaultSwitches;
  /** Answers a test holds back, where the platform would be slow. */
  readonly heldCalls: HeldCalls;
  /** Called with every call once it is answered. */
  readonly onCall: (call: ReceivedCall) => void;
  /** Runs what reads and writes for one call; where the data is shared, in step with the others. */
  readonly transact: <Result>(work: () => Result) => Result;
  readonly readPicture: ReadPicture;
  /** Where the page to pay an event on is, up to the event's token; otherwise the console has it. */
  readonly paymentPages?: string;
  scenario(): ScenarioName;
  /** Begins again, as the scenario says. */
  begin(scenario: ScenarioName): void;
  /** Everything as plain JSON, and back. Restoring what does not fit throws and changes nothing. */
  state(): PlatformState;
  restore(state: PlatformState): void;
  /** Called after every change of data, faults or scenario; restoring is none. */
  onChange(listener: () => void): void;
}
