import type { Instant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import type { FaultsByCall } from '#mocks/faults';

/** One state of the world: who is in it, what is changed, and what goes wrong. */
export interface Scenario {
  /** For people, in the console. */
  readonly title: string;
  /** Fills the database; the full seed unless given. */
  readonly seed?: (db: Database, now: Instant) => void;
  /** What is changed after the seed. */
  readonly arrange?: (db: Database, now: Instant) => void;
  /** Faults by call name; `*` is every call. */
  readonly faults?: FaultsByCall;
}
