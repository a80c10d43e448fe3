import { allCalls } from '#mocks/faults';
import type { Scenario } from '#mocks/scenarios/scenario';

/** The platform takes no call at all. */
export const legacyDown: Scenario = {
  title: 'La piattaforma non risponde',
  faults: { [allCalls]: ['connection-lost-before'] },
};
