import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Mutant, withMutant } from '#scripts/mutants/mutant-sites';
import type { TestOrder, TestOutcome } from '#scripts/mutants/mutant-test-process';
import type { TimedTest } from '#scripts/mutants/nearest-tests';
import { copyOfProject, type ProjectCopy } from '#scripts/mutants/project-copy';

/** The result of a mutant, and the failed test that ended it. */
export interface Verdict {
  readonly kind: 'killed' | 'timed out' | 'refused by the compiler' | 'survived';
  readonly by?: string;
}

/** A copy of the project and a process that runs tests in it; several lanes work in parallel. */
export interface MutantLane {
  /** Runs the tests on the unchanged code. */
  run(tests: readonly string[]): Promise<TestOutcome>;
  /** Applies the mutant, runs round after round until a test fails, and reverts it. */
  judge(mutant: Mutant, rounds: readonly (readonly TimedTest[])[]): Promise<Verdict>;
  /** Stops the process and removes the copy, synchronously: it is called when this program ends, however it ends. */
  close(): void;
}

/** A round hangs when it takes this many times its usual time, and this many seconds more. */
const patience = { times: 5, seconds: 60 };

/** Makes the copy; the process starts with the first tests, and again after a round that hung. */
export function createMutantLane(): MutantLane {
  const copy = copyOfProject();
  const changed = new Set<string>();
  let child: ChildProcess | undefined;

  async function ask(tests: readonly string[], seconds: number): Promise<TestOutcome | 'timed out'> {
    child ??= await startedIn(copy);
    const asked = child;
    const order: TestOrder = { changed: [...changed], tests: [...tests] };
    changed.clear();
    asked.send(order);
    const timeUp = new AbortController();
    const inTime = await Promise.race([
      answerOf(asked),
      setTimeout(seconds * 1000, 'timed out' as const, { signal: timeUp.signal }),
    ]);
    timeUp.abort();
    if (inTime === 'timed out') {
      stop(asked);
      child = undefined;
    }
    return inTime;
  }

  async function firstFailure({ path }: Mutant, rounds: readonly (readonly TimedTest[])[]): Promise<Verdict> {
    for (const tests of rounds) {
      const usual = tests.reduce((sum, { seconds }) => sum + seconds, 0);
      const paths = tests.map(({ path }) => path);
      const outcome = await ask(paths, usual * patience.times + patience.seconds);
      if (outcome === 'timed out') return { kind: 'timed out' };
      if (outcome.failure !== null) return { kind: 'killed', by: outcome.failure };
    }
    return (await compiles(copy.folder, path)) ? { kind: 'survived' } : { kind: 'refused by the compiler' };
  }

  return {
    async run(tests) {
      const outcome = await ask(tests, 3600);
      if (outcome === 'timed out') throw new Error('The tests do not end.');
      return outcome;
    },
    async judge(mutant, rounds) {
      const file = join(copy.folder, mutant.path);
      const source = readFileSync(file, 'utf8');
      try {
        writeFileSync(file, withMutant(source, mutant));
        changed.add(mutant.path);
        return await firstFailure(mutant, rounds);
      } finally {
        writeFileSync(file, source);
        changed.add(mutant.path);
      }
    },
    close() {
      if (child) stop(child);
      copy.remove();
    },
  };
}

async function startedIn({ folder, temporary }: ProjectCopy): Promise<ChildProcess> {
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary };
  const script = join(folder, 'scripts/mutants/mutant-test-process.ts');
  const child = fork(script, { cwd: folder, env, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await answerOf(child);
  return child;
}

/** The process's next message; rejects when it ends instead. */
function answerOf(child: ChildProcess): Promise<TestOutcome> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('The process that runs the tests has ended before they did.'));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as TestOutcome);
    });
  });
}

/** Ends the process and its children, since a test may be in an endless loop. */
function stop({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ESRCH') throw failure;
  }
}

/** A mutant often leaves a name unused; that alone does not count as refused. */
async function compiles(folder: string, path: string): Promise<boolean> {
  const config = path.startsWith('web/') ? 'tsconfig.web.json' : 'tsconfig.node.json';
  const compiler = ['node_modules/typescript/bin/tsc', '-p', config, '--incremental', 'false'];
  const lenient = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
  const child = spawn(process.execPath, [...compiler, ...lenient], { cwd: folder, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  return code === 0;
}
