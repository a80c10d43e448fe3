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

/** One demonstration platform: its data, its clock and its faults. */
export interface Platform {
  readonly db: Database;
  readonly now: () => Instant;
  readonly faults: FaultSwitches;
  /** Answers a test holds back, instead of a slow platform. */
  readonly heldCalls: HeldCalls;
  /** Called with every call once it is answered. */
  readonly onCall: (call: ReceivedCall) => void;
  /** Runs the reads and writes of one call; where the data is shared, in step with the other tabs. */
  readonly transact: <Result>(work: () => Result) => Result;
  readonly readPicture: ReadPicture;
  /** The most that is kept of all uploaded files together, in base64 characters; the oldest go first. */
  readonly mostFileCharacters: number;
  /** The address of the payment pages, without the token of what is paid at its end; by default the console's. */
  readonly paymentPages?: string;
  /** The address of the signing pages, without the link's token at its end; by default the console's. */
  readonly signingPages?: string;
  scenario(): ScenarioName;
  /** Starts again with the scenario's data. */
  begin(scenario: ScenarioName): void;
  /** The whole platform as plain JSON. `restore` throws and changes nothing when a state does not fit. */
  state(): PlatformState;
  restore(state: PlatformState): void;
  /** Called after every change of data, faults or scenario; restoring does not count as one. */
  onChange(listener: () => void): void;
}
