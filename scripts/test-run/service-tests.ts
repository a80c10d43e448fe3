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
];

export interface ServicePlan {
  readonly runnable: readonly string[];
  /** Shown to the user before anything runs: which tests cannot run, and why. */
  readonly remarks: readonly string[];
}

/** Which of the tests this machine can run with its programs, and what to show about the others. */
export function servicePlan(tests: readonly ServiceTest[], isInstalled: (program: string) => boolean): ServicePlan {
  if (tests.length === 0) return { runnable: [], remarks: ['No test needs a service yet: nothing was run.'] };
  const isMissing = ({ program }: Service): boolean => !isInstalled(program);
  const missing = new Set(tests.flatMap(({ needs }) => needs.filter(isMissing)));
  const packages = [...missing].map(({ debianPackage }) => debianPackage);
  const notRun = tests.filter(({ needs }) => needs.some(isMissing)).map(({ path }) => `Not run: ${path}`);
  const advice = `Missing: ${packages.join(', ')}. To install: apt-get install -y ${packages.join(' ')}`;
  return {
    runnable: tests.filter(({ needs }) => !needs.some(isMissing)).map(({ path }) => path),
    remarks: missing.size > 0 ? [advice, ...notRun] : [],
  };
}
