import { allCalls } from '#mocks/faults';
import { readableManners } from '#mocks/manners';
import type { Scenario } from '#mocks/scenarios/scenario';

/** Every answer comes with all the manners at once under which it can still be read. */
export const phpOfItsAge: Scenario = {
  title: 'Tutte le maniere del PHP, ma leggibili',
  faults: { [allCalls]: readableManners },
};
