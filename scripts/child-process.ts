import { type ChildProcess, spawn } from 'node:child_process';

/** A child process that stops when this one does. */
export interface RunningChild {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a script with the same Node; its output goes to this process's output. */
export function startChild(script: string, args: readonly string[], env: Record<string, string>): RunningChild {
  return startProgram(process.execPath, [script, ...args], env);
}

/** Starts a program; its output goes to this process's output. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningChild {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return {
    process: child,
    stop: () => {
      if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
      const ended = new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
      });
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Resolves when the process ends with success; rejects when it fails. */
export async function untilDone({ process: child }: RunningChild): Promise<void> {
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== 0) throw new Error(`${child.spawnargs.join(' ')} failed.`);
}

/** Resolves when the address answers with success; rejects when the process ends first or the time is up. */
export async function untilReady(child: RunningChild, url: string, timeoutMs = 30_000): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  while (Date.now() < giveUpAt) {
    if (child.process.exitCode !== null) throw new Error(`It stopped before ${url} answered.`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer in ${timeoutMs / 1000} s.`);
}
