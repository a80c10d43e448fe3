import { readConfigureGlobal } from 'fast-check';

/** The number of cases for a slow property test: `short` in an ordinary run, more in `npm run test:long`. */
export function propertyRuns(short: number): number {
  const { numRuns = 100 } = readConfigureGlobal();
  return Math.round((short * numRuns) / 100);
}
