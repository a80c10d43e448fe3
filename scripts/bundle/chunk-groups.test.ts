import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { searchChunkOf } from '#scripts/bundle/chunk-groups';

const part = resolve('web/ui/prose.tsx');
const outsideDashboard = /login|terms|register|info-|unknown/;

/** A build of these files in which every screen of the dashboard imports the part. */
const buildOf = (isFile: (id: string) => boolean) => ({
  getModuleInfo: (id: string) => (isFile(id) ? { importedIds: outsideDashboard.test(id) ? [] : [part] } : null),
});

test('puts a part of many screens into a chunk of its own', () => {
  expect(searchChunkOf(part, buildOf(existsSync))).toBe('screen-parts');
});

test('stops a build that lacks a screen it names', () => {
  const build = buildOf((id) => id !== resolve('web/flows/chat/chat-route.tsx'));

  expect(() => searchChunkOf(part, build)).toThrow(/no module .*chat-route\.tsx/);
});
