import { type ESTree, parseSync, Visitor } from 'vite';

export interface TestTitle {
  /** As written; a template's insertions are shown as `…`. */
  readonly title: string;
  /** The `id` of each row of its `test.each` or `test.for`; empty for a single test. */
  readonly rowIds: readonly string[];
}

/** The title of a test or of a group of tests, with the line where it starts. */
export interface PlacedTitle extends TestTitle {
  readonly kind: 'test' | 'group';
  readonly line: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const variants = ['each', 'for', 'concurrent', 'sequential', 'fails', 'fail'];

/** The titles of all tests in one file, in order. Throws on a file that does not parse. */
export function testTitles(path: string, source: string): TestTitle[] {
  const ofTests = placedTitles(path, source).filter(({ kind }) => kind === 'test');
  return ofTests.map(({ title, rowIds }) => ({ title, rowIds }));
}

/** The titles of all tests and groups in one file, in order. Throws on a file that does not parse. */
export function placedTitles(path: string, source: string): PlacedTitle[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const calls: ESTree.CallExpression[] = [];
  const lists = new Map<string, Span>();
  const ids: { readonly at: number; readonly text: string }[] = [];
  new Visitor({
    CallExpression: (call) => void calls.push(call),
    VariableDeclarator: ({ id, init }) => void (id.type === 'Identifier' && init && lists.set(id.name, init)),
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'id') return;
      if (value.type === 'Literal' && typeof value.value === 'string') ids.push({ at: value.start, text: value.value });
    },
  }).visit(program);

  return calls.flatMap((call) => {
    const kind = kindOf(call.callee);
    const [argument] = call.arguments;
    const title = textOf(argument);
    if (!kind || !argument || title === undefined) return [];
    const table = tableOf(call.callee, lists);
    const rows = ids.filter(({ at }) => table && table.start < at && at < table.end);
    const line = source.slice(0, argument.start).split('\n').length;
    return [{ title, rowIds: rows.map(({ text }) => text), kind, line }];
  });
}

/** A call of `test`, `it`, one of their variants or `test.each(…)` is a test; one of `describe` is a group. */
function kindOf(callee: ESTree.Node): PlacedTitle['kind'] | undefined {
  if (callee.type === 'Identifier') {
    return callee.name === 'describe' ? 'group' : ['test', 'it'].includes(callee.name) ? 'test' : undefined;
  }
  if (callee.type === 'CallExpression') {
    return callee.callee.type === 'MemberExpression' ? kindOf(callee.callee) : undefined;
  }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  if (variants.includes(callee.property.name)) return kindOf(callee.object);
  return callee.property.name === 'describe' && kindOf(callee.object) === 'test' ? 'group' : undefined;
}

function textOf(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked ?? '').join('…');
  return undefined;
}

/** Where the rows are written: in the call itself or in the list of that name. */
function tableOf(callee: ESTree.Node, lists: ReadonlyMap<string, Span>): Span | undefined {
  const table = callee.type === 'CallExpression' ? callee.arguments[0] : undefined;
  return table?.type === 'Identifier' ? lists.get(table.name) : table;
}
