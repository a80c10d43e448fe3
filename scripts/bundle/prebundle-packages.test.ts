import { readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { bundleInMemory } from '#scripts/bundle/bundle-mocks';
import { prebundledPackages } from '#scripts/bundle/prebundle-packages';
import { importedFile } from '#scripts/mutants/nearest-tests';
import { loadedNames } from '#scripts/structure/imported-names';

/** The packages imported from the entry on, at once or later; the mocks are bundled separately. */
function packagesFrom(entry: string): string[] {
  const packages = new Set<string>();
  const modules = new Set([entry]);
  for (const path of modules) {
    for (const name of loadedNames(path, readFileSync(path, 'utf8'))) {
      if (/\.(?:css|json)$/.test(name) || name.startsWith('#mocks/')) continue;
      const file = importedFile(path, name);
      if (file) modules.add(file);
      else packages.add(name);
    }
  }
  return [...packages].sort();
}

test('the list of prebundled packages is what the interface imports', () => {
  expect([...prebundledPackages].sort()).toEqual(packagesFrom('web/main.tsx'));
});

test.each(['mocks', 'development'])(
  'the dev server (%s) bundles the packages once and never reloads the page for one it meets late',
  async (mode) => {
    const { optimizeDeps } = await resolveConfig({ configFile: 'vite.config.ts' }, 'serve', mode);

    expect(optimizeDeps.include).toEqual(expect.arrayContaining(prebundledPackages));
    expect(optimizeDeps.noDiscovery).toBe(true);
  },
);

test('the bundled mocks ask the dev server for no package', async () => {
  const { files } = await bundleInMemory();
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));

  expect(scripts.map(([name]) => name)).toContain('start-in-browser.js');
  for (const [name, code] of scripts) {
    const asked = loadedNames(name, String(code)).filter((imported) => !files.has(imported.replace('./', '')));
    expect(asked).toEqual([]);
  }
});
