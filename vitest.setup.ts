import { configureGlobal } from 'fast-check';

/** Every property test draws the same cases in every run; one that fails prints its own seed and path. */
configureGlobal({ seed: 20261123 });
