import { parseArgs } from 'node:util';
import { chosenMutants } from '#scripts/mutants/chosen-mutants';
import { explainedMutants, outdated, reasonFor } from '#scripts/mutants/explained-mutants';
import { judgeMutants } from '#scripts/mutants/judge-mutants';
import type { Verdict } from '#scripts/mutants/mutant-lane';
import { type Mutant, mutantSites } from '#scripts/mutants/mutant-sites';
import { ownFiles } from '#scripts/structure/own-files';

const usage = 'npm run mutants -- --zone web --seed 2 --count 200 --file web/forms/send-queue.ts --lanes 2 --verbose';

/** The parts of the product that have a figure of their own, each with the tests that its mutants are tried against. */
const zones = [
  { name: 'bff+contracts', folders: /^(bff|contracts)\//, testFolders: /^(bff|contracts|mocks)\// },
  { name: 'web', folders: /^web\//, testFolders: /^web\// },
];

/** `npm run mutants`: breaks the product in many places, one at a time, and lists what no test notices. */
async function main(args: readonly string[]): Promise<void> {
  const { zone, seed, count, lanes, file, verbose } = choicesIn(args);
  const modules = ownFiles().filter(({ path }) => /\.tsx?$/.test(path));
  const all = modules.filter(({ path }) => isToBreak(path)).flatMap(({ path, text }) => mutantSites(path, text));
  const breakable = file === undefined ? all : all.filter(({ path }) => path === file);
  const wanted = zones
    .filter(({ name }) => zone === undefined || zone === name)
    .map((one) => ({ ...one, among: breakable.filter(({ path }) => one.folders.test(path)) }))
    .filter(({ among }) => among.length > 0);
  if (wanted.length === 0) throw new Error(`There is nothing to break, as there is in: ${usage}`);

  const explained = explainedMutants();
  for (const { name, among, testFolders } of wanted) {
    const chosen = chosenMutants(among, { seed, count });
    const tried = chosen.filter((mutant) => reasonFor(mutant, explained) === undefined);
    const verdicts: Verdict[] = [];
    await judgeMutants(tried, {
      modules,
      testFolders,
      lanes,
      onVerdict(mutant, verdict) {
        verdicts.push(verdict);
        if (verbose || verdict.kind === 'survived') console.log(described(mutant, verdict));
        if (verdict.kind === 'survived') process.exitCode = 1;
      },
    });
    console.log(`${name}: ${figures(verdicts, chosen.length - tried.length)}`);
  }
  for (const { file, line } of outdated(explained, all))
    console.log(`explained, but no longer there: ${file}: ${line}`);
}

/**
 * Everything that runs in production: no tests, no code used only by tests, and no examples. It leaves out texts and
 * looks (`copy`, `theme`, `drawings`), and the entry files of the browser, which only browser tests load.
 */
function isToBreak(path: string): boolean {
  if (/\.(test|examples|d)\.tsx?$|\/testing\//.test(path)) return false;
  return /^(bff|contracts|web)\//.test(path) && !/^web\/((copy|theme|ui\/drawings)\/|[^/]+$)/.test(path);
}

function described({ path, line, before, after }: Mutant, { kind, by }: Verdict): string {
  return `${kind}  ${path}:${line}  ${before}  →  ${after}${by === undefined ? '' : `  by ${by}`}`;
}

function figures(verdicts: readonly Verdict[], explained: number): string {
  const kinds = ['killed', 'timed out', 'refused by the compiler', 'survived'] as const;
  const counted = kinds.map((kind) => `${verdicts.filter((verdict) => verdict.kind === kind).length} ${kind}`);
  const survived = verdicts.filter(({ kind }) => kind === 'survived').length;
  const all = verdicts.length + explained;
  const share = ((1 - survived / all) * 100).toFixed(1);
  return `${all} mutants: ${counted.join(', ')}, ${explained} explained; ${share} % caught or explained`;
}

function choicesIn(args: readonly string[]) {
  const options = {
    zone: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '120' },
    lanes: { type: 'string', default: '1' },
    file: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  } as const;
  const { seed, count, lanes, ...others } = parseArgs({ args: [...args], options }).values;
  const numbers = { seed: Number(seed), count: Number(count), lanes: Number(lanes) };
  if (!Object.values(numbers).every((number) => Number.isInteger(number) && number > 0)) {
    throw new Error(`Whole numbers from 1 on are needed, as in: ${usage}`);
  }
  return { ...numbers, ...others };
}

await main(process.argv.slice(2)).catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
