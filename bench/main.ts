import { measureBackEnd } from '#bench/back-end/measure-back-end';
import { measureDirectory } from '#bench/directory/measure-directory';
import { measureLive } from '#bench/live/measure-live';
import { measureDevStart } from '#bench/measure-dev-start';
import { measureIdle } from '#bench/measure-idle';
import { measureStreams } from '#bench/measure-streams';
import { measurePaint } from '#bench/paint/measure-paint';
import { measureShifts } from '#bench/paint/measure-shifts';
import { measureDiary } from '#bench/presses/measure-diary';
import { measurePatients } from '#bench/presses/measure-patients';
import { type MeasurePart, runParts, tableOf } from '#bench/run-parts';

// `npm run bench`: measures every part, then prints one table. `-- paint diary` measures these parts only.
const parts: Readonly<Record<string, MeasurePart>> = {
  'back-end': measureBackEnd,
  directory: measureDirectory,
  paint: measurePaint,
  shifts: measureShifts,
  diary: measureDiary,
  patients: measurePatients,
  live: measureLive,
  idle: measureIdle,
  streams: measureStreams,
  dev: measureDevStart,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
const rows = await runParts(Object.fromEntries(Object.entries(parts).filter(([name]) => isChosen(name))));
console.log(`\n${tableOf(rows)}`);
process.exitCode = rows.every(({ verdict }) => verdict === 'met' || verdict === 'no budget') ? 0 : 1;
