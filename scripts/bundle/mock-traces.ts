import type { OwnFile } from '#scripts/structure/own-files';

/** Traces of the mocks, people and portraits of the demonstration in a bundle, however it is minified. */
const traces = ['mswjs', '[MSW]', 'x-msw', 'setupWorker', 'mockServiceWorker', '@example.it', 'ritratto-pt-'];
const surest = ['mswjs', '@example.it', 'ritratto-pt-'];

/** Every trace of the mocks in the built files or their names, as `file: trace`. */
export function mockTraces(files: readonly OwnFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    traces.filter((trace) => text.includes(trace) || path.includes(trace)).map((trace) => `${path}: ${trace}`),
  );
}

/** The traces missing from the build that does hold the mocks: a search for them would never find anything. */
export function missedTraces(filesWithMocks: readonly OwnFile[]): string[] {
  return surest.filter((trace) => !filesWithMocks.some(({ text }) => text.includes(trace)));
}
