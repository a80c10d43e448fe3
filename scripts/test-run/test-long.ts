import { spawn } from 'node:child_process';
import { ownFiles } from '#scripts/structure/own-files';

// `npm run test:long`: every property test with twenty times as many cases, which differ from run to run.
const propertyTests = ownFiles()
  .filter(({ path, text }) => /\.test\.tsx?$/.test(path) && text.includes("from 'fast-check'"))
  .map(({ path }) => path);

const child = spawn(process.execPath, ['--run', 'test:unit', '--', '--testTimeout=3600000', ...propertyTests], {
  env: { ...process.env, PROPERTY_RUNS_FACTOR: '20' },
  stdio: 'inherit',
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
