import { builtFiles } from '#scripts/bundle/built-files';
import { missedTraces, mockTraces } from '#scripts/bundle/mock-traces';

// Fails when the production build holds any code or person of the demonstration.
const found = mockTraces(builtFiles('dist'));
const missed = missedTraces(builtFiles('dist-mocks'));

for (const trace of found) console.error(`In the production build: ${trace}`);
for (const trace of missed) console.error(`Not found even in dist-mocks, so the search is blind: ${trace}`);
if (found.length + missed.length > 0) process.exitCode = 1;
