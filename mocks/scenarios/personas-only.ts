import type { Scenario } from '#mocks/scenarios/scenario';
import { seedPersonas } from '#mocks/seed';

/** The personas and nobody else: for tests that look at every field of every row. */
export const personasOnly: Scenario = { title: 'Solo le persone di prova', seed: seedPersonas };
