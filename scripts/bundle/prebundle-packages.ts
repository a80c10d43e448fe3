import type { Plugin } from 'vite';

/**
 * Every package that the interface imports in the browser. The dev server bundles these before its first answer: a
 * package found only later would make it bundle again and reload the page, which loses what was typed.
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

/** In development, serves the interface's packages bundled and without source maps, which are three times as large. */
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
      // An empty map means "none": without it, one is generated character by character.
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
