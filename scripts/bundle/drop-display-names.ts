import type { Plugin } from 'vite';

/** Leaves the names that packages give their components for developer tools out of a build. */
export function dropDisplayNames(): Plugin {
  return {
    name: 'drop-display-names',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(?:react-router|@mantine)\// },
      handler: (code) => ({ code: code.replace(/^\w+\.displayName = "[^"]*";$/gm, ''), map: null }),
    },
  };
}
