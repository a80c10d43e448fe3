import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkOf } from '#scripts/bundle/chunk-groups';

/** A build of the named modules and of all others, which import nothing; `missing` is not part of it. */
function buildOf(imports: Readonly<Record<string, readonly string[]>>, missing?: string) {
  return {
    getModuleInfo: (id: string) => {
      const path = id.replace(`${resolve('.')}/`, '');
      return path === missing ? null : { importedIds: (imports[path] ?? []).map((one) => resolve(one)) };
    },
  };
}

const build = buildOf({
  'web/main.tsx': ['web/app/app.tsx'],
  'web/app/app.tsx': ['web/product.ts'],
  'web/flows/home/dashboard-route.tsx': ['web/product.ts', 'web/features/chat/in-sight.ts'],
});

test.each([
  ['node_modules/swr/dist/index.mjs', 'packages'],
  ['web/product.ts', 'first-load'],
  ['web/features/chat/in-sight.ts', 'dashboard'],
  ['web/features/chat/chat-screen.tsx', 'chat'],
  ['web/flows/chat/chat-route.tsx', 'chat'],
  ['contracts/chat/chat.api.ts', 'common'],
  ['web/ui/prose.tsx', 'common'],
])('puts %s into the chunk %s', (path, chunk) => {
  expect(chunkOf(resolve(path), build)).toBe(chunk);
});

test.each(['web/app/shell/late-parts.tsx', 'web/theme/page-shell.css', 'node_modules/ibantools/index.js'])(
  'leaves %s to the bundler',
  (path) => {
    expect(chunkOf(resolve(path), build)).toBeNull();
  },
);

test('stops a build that lacks a screen it names', () => {
  const incomplete = buildOf({}, 'web/flows/home/dashboard-route.tsx');
  expect(() => chunkOf(resolve('web/ui/prose.tsx'), incomplete)).toThrow(/no module .*dashboard-route\.tsx/);
});
