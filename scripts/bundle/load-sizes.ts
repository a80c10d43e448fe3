import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Chunk {
  /** Relative to the build's folder: `assets/index-4f2a.js`. */
  readonly path: string;
  readonly source: string;
  /** As sent, compressed. */
  readonly bytes: number;
}

export interface Load {
  readonly name: string;
  readonly bytes: number;
  /** Heaviest first. */
  readonly chunks: readonly Chunk[];
}

interface Links {
  readonly needed: readonly string[];
  readonly later: readonly string[];
}

/**
 * The scripts a browser fetches with the page, what the frame around many screens adds to them, and what each part
 * loaded later adds to both.
 */
export function loadSizes(
  html: string,
  chunks: readonly Chunk[],
  frame: string,
): { first: Load; frame: Load; later: Load[] } {
  const byPath = new Map(chunks.map((chunk) => [chunk.path, chunk]));
  const links = new Map(chunks.map((chunk) => [chunk.path, linksOf(chunk)]));
  // The page names the interface's files for its own script, which asks for them.
  const named = /<meta name="interface-files" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const linked = [
    ...[...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/?([^"]+\.js)"/g)].map(([, path = '']) => path),
    ...named.map((path) => path.replace('/', '')),
  ];
  const first = reachable(linked, links);
  const framed = reachable(
    [...byPath.keys()].filter((path) => nameOf(path) === frame),
    links,
  );
  const targets = new Set(
    [...links.values()].flatMap(({ later }) => later).filter((path) => !first.has(path) && !framed.has(path)),
  );

  const load = (name: string, paths: Iterable<string>): Load => {
    const sent = [...paths].flatMap((path) => byPath.get(path) ?? []).sort(heaviestFirst);
    return { name, bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0), chunks: sent };
  };
  const ofFrame = [...framed].filter((path) => !first.has(path));
  const added = (path: string): string[] =>
    [...reachable([path], links)].filter((needed) => !first.has(needed) && !framed.has(needed));
  const later = [...targets].map((path) => load(nameOf(path), added(path)));
  return { first: load('first load', first), frame: load(frame, ofFrame), later: later.sort(heaviestFirst) };
}

function heaviestFirst(one: { readonly bytes: number }, other: { readonly bytes: number }): number {
  return other.bytes - one.bytes;
}

/** `login-screen` for `assets/login-screen-Bd_x4f2.js`: the hash has seven characters, dashes included. */
function nameOf(path: string): string {
  return posix.basename(path, '.js').replace(/-[\w-]{7}$/, '');
}

function linksOf({ path, source }: Chunk): Links {
  const { module } = parseSync(path, source);
  const folder = posix.dirname(path);
  const isOwn = (name: string): boolean => name.startsWith('.');
  const needed = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value ?? ''),
  );
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => literalIn(source.slice(start, end)));
  const fromRoot = (names: readonly string[]) => names.filter(isOwn).map((name) => posix.join(folder, name));
  return { needed: fromRoot([...needed, ...passedOn]), later: fromRoot(later) };
}

/** The content of a plain string; empty for any other expression. */
function literalIn(expression: string): string {
  return /^(["'`])(.*)\1$/.exec(expression)?.[2] ?? '';
}

function reachable(from: readonly string[], links: ReadonlyMap<string, Links>): Set<string> {
  const seen = new Set(from);
  for (const path of seen) for (const next of links.get(path)?.needed ?? []) seen.add(next);
  return seen;
}
