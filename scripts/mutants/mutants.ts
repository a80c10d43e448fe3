import { parseArgs } from 'node:util';
import { chosenMutants } from '#scripts/mutants/chosen-mutants';
import { explainedMutants, outdated, reasonFor } from '#scripts/mutants/explained-mutants';
import { judgeMutants } from '#scripts/mutants/judge-mutants';
import type { Verdict } from '#scripts/mutants/mutant-lane';
import { type Mutant, mutantSites } from '#scripts/mutants/mutant-sites';
import { ownFiles } from '#scripts/structure/own-files';

const usage = 'npm run mutants -- --seed 2 --count 200 --file bff/chat/in-time-order.ts --lanes 2 --thorough --verbose';

/**
 * `npm run mutants`: breaks the back end and the contracts in many places, one at a time, and lists what no test
 * notices.
 */
async function main(args: readonly string[]): Promise<void> {
  const { seed, count, lanes, file, thorough, verbose } = choicesIn(args);
  const modules = ownFiles().filter(({ path }) => /\.tsx?$/.test(path));
  const all = modules.filter(({ path }) => isToBreak(path)).flatMap(({ path, text }) => mutantSites(path, text));
  const among = file === undefined ? all : all.filter(({ path }) => path === file);
  if (among.length === 0) throw new Error(`There is nothing to break in ${file}, as there is in: ${usage}`);

  const explained = explainedMutants();
  const chosen = chosenMutants(among, { seed, count });
  const tried = chosen.filter((mutant) => reasonFor(mutant, explained) === undefined);
  const verdicts: Verdict[] = [];
  await judgeMutants(tried, {
    modules,
    lanes,
    thorough,
    onVerdict(mutant, verdict) {
      verdicts.push(verdict);
      if (verbose || verdict.kind === 'survived') console.log(described(mutant, verdict));
      if (verdict.kind === 'survived') process.exitCode = 1;
    },
  });
  for (const { file, line } of outdated(explained, all))
    console.log(`explained, but no longer there: ${file}: ${line}`);
  console.log(figures(verdicts, chosen.length - tried.length));
}

/** Everything that runs in production: no tests, no code used only by tests, and no examples. */
function isToBreak(path: string): boolean {
  return /^(bff|contracts)\//.test(path) && !/\.(test|examples|d)\.ts$|\/testing\//.test(path);
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
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '120' },
    lanes: { type: 'string', default: '1' },
    file: { type: 'string' },
    thorough: { type: 'boolean', default: false },
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
