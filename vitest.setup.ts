import { configureGlobal } from 'fast-check';

const factor = Number(process.env['PROPERTY_RUNS_FACTOR'] ?? 1);

/**
 * Every property test draws the same hundred cases in every run. `npm run test:long` draws new cases, and more of them.
 * A failing test prints its seed and path.
 */
configureGlobal({ seed: factor === 1 ? 20261123 : Date.now(), numRuns: 100 * factor });
