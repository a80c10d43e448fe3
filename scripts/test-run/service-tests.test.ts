import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { remarksOn, servicePlan, serviceTests } from '#scripts/test-run/service-tests';

const redis = { program: 'redis-server', debianPackage: 'redis-server' };
const balancer = { program: 'nginx', debianPackage: 'nginx-light' };
const tests = [
  { path: 'replicas.services.ts', needs: [redis, balancer] },
  { path: 'deny-list.services.ts', needs: [redis] },
];

test('runs everything on a machine that has every program', () => {
  const plan = servicePlan(tests, () => true);

  expect(plan).toEqual({ runnable: tests.map(({ path }) => path), notRun: [], missingPackages: [] });
  expect(remarksOn(plan)).toEqual([]);
});

test('runs what it can, and names each missing package once and each test left out', () => {
  const withoutBalancer = servicePlan(tests, (program) => program === 'redis-server');

  expect(withoutBalancer.runnable).toEqual(['deny-list.services.ts']);
  expect(remarksOn(withoutBalancer)).toEqual([
    'Missing: nginx-light. To install: apt-get install -y nginx-light',
    'Not run: replicas.services.ts',
  ]);
  expect(servicePlan(tests, () => false)).toEqual({
    runnable: [],
    notRun: ['replicas.services.ts', 'deny-list.services.ts'],
    missingPackages: ['redis-server', 'nginx-light'],
  });
});

test('every service test of the project is listed with its needs', () => {
  const written = globSync('{bff,e2e,scripts}/**/*.services.ts').sort();

  expect(serviceTests.map(({ path }) => path).toSorted()).toEqual(written);
});
