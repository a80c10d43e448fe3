/** A program that a service test starts, and the Debian package that contains it. */
export interface Service {
  readonly program: string;
  readonly debianPackage: string;
}

export interface ServiceTest {
  readonly path: string;
  readonly needs: readonly Service[];
}

const redisServer: Service = { program: 'redis-server', debianPackage: 'redis-server' };

/** Every `*.services.ts` of the project with the programs it needs: tests that `npm ci` alone cannot run. */
export const serviceTests: readonly ServiceTest[] = [
  { path: 'bff/server/first-process.services.ts', needs: [{ program: 'unshare', debianPackage: 'util-linux' }] },
  { path: 'bff/server/redis/redis-lock.services.ts', needs: [redisServer] },
  { path: 'bff/server/redis/shared-log.services.ts', needs: [redisServer] },
  { path: 'bff/server/redis/several-processes.services.ts', needs: [redisServer] },
  { path: 'scripts/random-calls/random-calls.services.ts', needs: [redisServer] },
];

export interface ServicePlan {
  readonly runnable: readonly string[];
  /** The tests that lack a program. */
  readonly notRun: readonly string[];
  /** The Debian packages of the missing programs, each once. */
  readonly missingPackages: readonly string[];
}

/** Which of the tests this machine can run with its programs, and what the others lack. */
export function servicePlan(tests: readonly ServiceTest[], isInstalled: (program: string) => boolean): ServicePlan {
  const isMissing = ({ program }: Service): boolean => !isInstalled(program);
  const [notRun, runnable] = [true, false].map((lacks) =>
    tests.filter(({ needs }) => needs.some(isMissing) === lacks).map(({ path }) => path),
  );
  const missing = tests.flatMap(({ needs }) => needs.filter(isMissing));
  const missingPackages = [...new Set(missing.map(({ debianPackage }) => debianPackage))];
  return { runnable: runnable ?? [], notRun: notRun ?? [], missingPackages };
}

/** Shown before anything runs: which tests do not run, and how to install what they lack. */
export function remarksOn({ notRun, missingPackages }: ServicePlan): string[] {
  if (missingPackages.length === 0) return [];
  const advice = `Missing: ${missingPackages.join(', ')}. To install: apt-get install -y ${missingPackages.join(' ')}`;
  return [advice, ...notRun.map((path) => `Not run: ${path}`)];
}
