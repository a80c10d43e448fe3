import type { Plugin } from 'vite';

/** Removes from a build the component names that packages set for developer tools. */
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
