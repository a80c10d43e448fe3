import { brokenArrow } from '#scripts/structure/broken-arrow';
import { importCircles } from '#scripts/structure/import-circles';
import { importedNames } from '#scripts/structure/imported-names';
import { isTestFile, moduleGraph } from '#scripts/structure/module-graph';
import { ownFiles } from '#scripts/structure/own-files';
import { crumbs } from '#scripts/structure/rooms';

const files = ownFiles();
const graph = moduleGraph(files);
const sources = graph.filter(({ path }) => !isTestFile(path));
const users = new Map<string, string[]>();
for (const { path, imports } of sources) {
  for (const imported of imports) users.set(imported, [...(users.get(imported) ?? []), path]);
}
const folders = Map.groupBy(sources, ({ path }) => path.split('/').slice(0, -1).join('/'));
const [largest] = [...folders].sort(([, one], [, other]) => other.length - one.length);
const texts = files.filter(({ path }) => /^web\/.*\.tsx?$/.test(path) && !isTestFile(path));
const brokenArrows = files.flatMap(({ path, text }) =>
  /\.tsx?$/.test(path) ? importedNames(path, text).filter((name) => brokenArrow(path, name)) : [],
);

/** Figures of the tree, to be compared before and after a change of its structure. */
console.table({
  'source files': sources.length,
  'lines of source': sources.reduce((sum, { lines }) => sum + lines, 0),
  'source files in web': sources.filter(({ path }) => path.startsWith('web/')).length,
  'most source files in a folder': `${largest?.[1].length} (${largest?.[0]})`,
  'files with one importer': sources.filter(({ path }) => users.get(path)?.length === 1).length,
  crumbs: crumbs(graph).length,
  'broken arrows': brokenArrows.length,
  circles: importCircles(graph).length,
  'modules that read or write drafts as text': texts.filter(({ text }) => text.includes('JSON.parse(readDraft('))
    .length,
  'modules that keep a failed command themselves': texts.filter(({ text }) =>
    /set(Failed|Problem|Failure)\(problemOf/.test(text),
  ).length,
});
