import type { Scenario } from '#mocks/scenarios/scenario';

/** The full seed on an ordinary day. */
export const everyday: Scenario = { title: 'Un giorno qualunque' };
