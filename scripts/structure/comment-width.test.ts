import { expect, test } from 'vitest';
import { ownFiles } from '#scripts/structure/own-files';

const widest = 120;

test('comments keep to the width of the code, which the formatter sets for code alone', () => {
  const comment = /^\s*(?:\/\/|\/?\*)/;
  const tooWide = ownFiles()
    .filter(({ path }) => /\.(?:ts|tsx|css)$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
        // What a check is told to ignore stands on one line, whatever its reason.
        .filter(({ line }) => line.length > widest && comment.test(line) && !line.includes('biome-ignore'))
        .map(({ at }) => at),
    );
  expect(tooWide).toEqual([]);
});
