import type { OwnFile } from '#scripts/structure/own-files';

/** What the mocks, the people and the portraits of the demonstration leave in a bundle, however it is minified. */
const traces = ['mswjs', '[MSW]', 'x-msw', 'setupWorker', 'mockServiceWorker', '@example.it', 'ritratto-pt-'];
const surest = ['mswjs', '@example.it', 'ritratto-pt-'];

/** Every trace of the mocks in the built files, as `file: trace`; also in a file's name. */
export function mockTraces(files: readonly OwnFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    traces.filter((trace) => text.includes(trace) || path.includes(trace)).map((trace) => `${path}: ${trace}`),
  );
}

/** What must be found in the build that does hold the mocks: one that is missing there would never be found anywhere. */
export function missedTraces(filesWithMocks: readonly OwnFile[]): string[] {
  return surest.filter((trace) => !filesWithMocks.some(({ text }) => text.includes(trace)));
}
