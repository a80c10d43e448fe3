import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { servicePlan, serviceTests } from '#scripts/test-run/service-tests';

const redis = { program: 'redis-server', debianPackage: 'redis-server' };
const balancer = { program: 'nginx', debianPackage: 'nginx-light' };
const tests = [
  { path: 'replicas.services.ts', needs: [redis, balancer] },
  { path: 'deny-list.services.ts', needs: [redis] },
];

test('runs everything on a machine that has every program', () => {
  expect(servicePlan(tests, () => true)).toEqual({
    runnable: ['replicas.services.ts', 'deny-list.services.ts'],
    remarks: [],
  });
});

test('runs what it can, and names each missing package once and each test left out', () => {
  expect(servicePlan(tests, (program) => program === 'redis-server')).toEqual({
    runnable: ['deny-list.services.ts'],
    remarks: ['Missing: nginx-light. To install: apt-get install -y nginx-light', 'Not run: replicas.services.ts'],
  });
  expect(servicePlan(tests, () => false).remarks[0]).toBe(
    'Missing: redis-server, nginx-light. To install: apt-get install -y redis-server nginx-light',
  );
});

test('says so when there is no such test', () => {
  expect(servicePlan([], () => true)).toEqual({
    runnable: [],
    remarks: ['No test needs a service yet: nothing was run.'],
  });
});

test('every service test of the project is listed with its needs', () => {
  const written = globSync('{bff,e2e,scripts}/**/*.services.ts').sort();

  expect(serviceTests.map(({ path }) => path).toSorted()).toEqual(written);
});
