import type { Plugin } from 'vite';

/**
 * Every package that the interface imports in the browser. The dev server bundles these before its first answer: one
 * that it met only later would make it bundle again and reload the page, with all that was typed.
 */
export const prebundledPackages = [
  '@date-fns/tz',
  '@hookform/resolvers/zod',
  '@mantine/core',
  '@mantine/hooks',
  '@tabler/icons-react',
  'date-fns/addDays',
  'date-fns/addMonths',
  'date-fns/differenceInCalendarDays',
  'date-fns/startOfWeek',
  'get-nonce',
  'ibantools',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'swr',
  'zod/mini',
];

/** In development, serves the packages of the interface bundled and without source maps, which weigh three times as much. */
export function prebundlePackages(): Plugin {
  return {
    name: 'prebundle-packages',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: { include: prebundledPackages, noDiscovery: true, rolldownOptions: { plugins: [dropMaps] } },
    }),
    transform: {
      filter: { id: /\/\.vite\/deps\// },
      // An empty map is the way to say "none": otherwise one is made up, character by character.
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
}

const dropMaps: Plugin = {
  name: 'drop-maps',
  generateBundle(_options, bundle) {
    for (const file of Object.keys(bundle)) if (file.endsWith('.map')) delete bundle[file];
  },
};
