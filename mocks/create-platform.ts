import type { Instant } from '#contracts/kernel/instant';
import { createDb, type DatabaseSnapshot } from '#mocks/db/create-db';
import { createFaultSwitches } from '#mocks/engine/faults';
import { createHeldCalls } from '#mocks/engine/held-calls';
import type { Platform, ReadPicture } from '#mocks/platform';
import type { PlatformState } from '#mocks/platform-state';
import { type Scenario, type ScenarioName, scenarios } from '#mocks/scenarios/scenarios';
import { seedDb } from '#mocks/seed/seed-db';

export interface PlatformSetup {
  readonly scenario: ScenarioName;
  readonly now: () => Instant;
  readonly readPicture: ReadPicture;
  /** The initial database; by default the scenario's, seeded at `now`. */
  readonly database?: DatabaseSnapshot;
  readonly onCall?: Platform['onCall'];
  readonly transact?: Platform['transact'];
  /** By default what fits into a browser's storage. */
  readonly mostFileCharacters?: number;
  readonly paymentPages?: string;
  readonly signingPages?: string;
}

/** A new platform, filled as the scenario says. */
export function createPlatform(setup: PlatformSetup): Platform {
  const {
    scenario,
    now,
    readPicture,
    onCall = () => {},
    transact = (work) => work(),
    mostFileCharacters = 1_500_000,
    paymentPages,
    signingPages,
  } = setup;
  const listeners: (() => void)[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const db = createDb(setup.database ?? seededDatabase(scenario, now()));
  const faults = createFaultSwitches(changed);
  let current = scenario;

  const restore = (state: PlatformState) => {
    db.load(state.database);
    faults.load(state.faults);
    current = state.scenario;
  };
  faults.load(faultsOf(scenario));
  db.onWrite(changed);

  return {
    db,
    now,
    faults,
    heldCalls: createHeldCalls(),
    onCall,
    transact,
    readPicture,
    mostFileCharacters,
    ...(paymentPages === undefined ? {} : { paymentPages }),
    ...(signingPages === undefined ? {} : { signingPages }),
    restore,
    scenario: () => current,
    begin(next) {
      restore({ version: 1, scenario: next, faults: faultsOf(next), database: seededDatabase(next, now()) });
      changed();
    },
    state: () => ({ version: 1, scenario: current, faults: faults.all(), database: db.snapshot() }),
    onChange: (listener) => void listeners.push(listener),
  };
}

/** The database of a scenario at `now`; the same moment gives the same rows. */
export function seededDatabase(name: ScenarioName, now: Instant): DatabaseSnapshot {
  const { seed = seedDb, arrange }: Scenario = scenarios[name];
  const db = createDb();
  seed(db, now);
  arrange?.(db, now);
  return db.snapshot();
}

function faultsOf(name: ScenarioName): PlatformState['faults'] {
  const { faults = {} }: Scenario = scenarios[name];
  return Object.fromEntries(Object.entries(faults).map(([call, those]) => [call, [...those]]));
}
