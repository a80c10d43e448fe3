import { type ESTree, parseSync, Visitor } from 'vite';

type JSXParent = ESTree.JSXElement | ESTree.JSXFragment;

/** The content of one child of an element; `conditional text` is text that comes and goes. */
type Kind = 'nothing' | 'text' | 'conditional text' | 'steady' | 'varying';

/**
 * Returns the bare text that is beside something that may come, go or change its element. Returns also the bare text of
 * a fragment and the text that a component returns. A browser that translates the page replaces text nodes. React fails
 * when it then removes such a node or inserts an element before it. Throws on a file that does not parse.
 */
export function bareTexts(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source, { preserveParens: false });
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const steady = namesFromPackages(program);
  const hasElements = elementFinder(program);
  const nodes = namesOfNodes(program, source, hasElements);
  const textOf = ({ start, end }: ESTree.Span): string => source.slice(start, end);
  const found: string[] = [];
  const functions: string[] = [];

  function kindOf(child: ESTree.JSXChild): Kind {
    if (child.type === 'JSXText') return child.value.trim() === '' ? 'nothing' : 'text';
    if (child.type === 'JSXElement') return isSteady(child) ? 'steady' : 'varying';
    if (child.type !== 'JSXExpressionContainer') return 'varying';
    return child.expression.type === 'JSXEmptyExpression' ? 'nothing' : kindOfValue(child.expression);
  }

  /** Whether the element is one of HTML or of a package: one of our own may draw nothing, or another element. */
  function isSteady({ openingElement: { name } }: ESTree.JSXElement): boolean {
    const [first = ''] = textOf(name).split('.');
    return steady.has(first) || (name.type !== 'JSXMemberExpression' && /^[a-z]/.test(first));
  }

  function kindOfValue(value: ESTree.Expression): Kind {
    if (value.type === 'Literal') return isBlank(value) ? 'nothing' : 'text';
    if (value.type === 'ConditionalExpression') {
      return either(kindOfValue(value.consequent), kindOfValue(value.alternate));
    }
    if (value.type === 'LogicalExpression') {
      return either(value.operator === '&&' ? 'nothing' : kindOfValue(value.left), kindOfValue(value.right));
    }
    return hasElements(value) || holdsNode(value) ? 'varying' : 'text';
  }

  /** Whether it is a list, or its name or that of a part of it is one that holds elements. */
  function holdsNode(value: ESTree.Expression): boolean {
    if (value.type === 'ChainExpression') return holdsNode(value.expression);
    if (value.type === 'CallExpression') return holdsNode(value.callee);
    if (value.type !== 'MemberExpression') return nodes.has(textOf(value));
    return ['map', ...nodes].includes(textOf(value.property)) || nodes.has(textOf(value.object));
  }

  function check(parent: JSXParent): void {
    const kinds = parent.children.map(kindOf);
    const drawn = kinds.filter((kind) => kind !== 'nothing');
    const text = parent.children.find((_, at) => kinds[at] === 'text' || kinds[at] === 'conditional text');
    const isBeside = drawn.length > 1 && drawn.some((kind) => kind === 'varying' || kind === 'conditional text');
    if (text && (isBeside || parent.type === 'JSXFragment')) report(text);
  }

  /** Checks what a component returns; the functions within it return to others. */
  function checkReturn({ argument }: ESTree.ReturnStatement): void {
    const kind = argument && /^[A-Z]/.test(functions.at(-1) ?? '') ? kindOfValue(argument) : 'nothing';
    if (argument && (kind === 'text' || kind === 'conditional text')) report(argument);
  }

  function report(text: ESTree.Span): void {
    const line = source.slice(0, text.start + textOf(text).search(/\S/)).split('\n').length;
    found.push(`${path}:${line}: ${textOf(text).trim().replace(/\s+/g, ' ')}`);
  }

  const enter = (name: string) => void functions.push(name);
  const leave = () => void functions.pop();
  new Visitor({
    FunctionDeclaration: ({ id }) => enter(id?.name ?? ''),
    'FunctionDeclaration:exit': leave,
    FunctionExpression: () => enter(''),
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: () => enter(''),
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement: checkReturn,
    JSXElement: check,
    JSXFragment: check,
  }).visit(program);
  return found;
}

/** Returns the kind of an expression that draws either of two. */
function either(one: Kind, other: Kind): Kind {
  if (one === 'text' && other === 'text') return 'text';
  if ([one, other].some((kind) => kind === 'text' || kind === 'conditional text')) return 'conditional text';
  return one === 'nothing' && other === 'nothing' ? 'nothing' : 'varying';
}

function isBlank({ value }: { readonly value: unknown }): boolean {
  return value === null || typeof value === 'boolean' || (typeof value === 'string' && value.trim() === '');
}

/** The names imported from packages. */
function namesFromPackages({ body }: ESTree.Program): Set<string> {
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration');
  const fromPackages = imports.filter((statement) => !/^[#.]/.test(statement.source.value));
  return new Set(fromPackages.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
}

/** The names that hold or return elements: by their type, by their value, or from a function of a component file. */
function namesOfNodes(
  program: ESTree.Program,
  source: string,
  hasElements: (span: ESTree.Span) => boolean,
): Set<string> {
  const names = new Set(['children', 'slots', 'createPortal']);
  new Visitor({
    ImportDeclaration: ({ source: from, specifiers }) => {
      if (/^[#.].*\.tsx$/.test(from.value)) for (const { local } of specifiers) names.add(local.name);
    },
    TSPropertySignature: ({ key, start, end }) => {
      if (key.type === 'Identifier' && /\bReact(?:Node|Element)\b/.test(source.slice(start, end))) names.add(key.name);
    },
    FunctionDeclaration: ({ id, body }) => {
      if (id && body && hasElements(body)) names.add(id.name);
    },
    VariableDeclarator: ({ id, init }) => {
      const isFromHook = init?.type === 'CallExpression' && names.has(source.slice(init.callee.start, init.callee.end));
      if (!(init && (isFromHook || hasElements(init)))) return;
      for (const [name] of source.slice(id.start, id.end).matchAll(/\w+/g)) names.add(name);
    },
  }).visit(program);
  return names;
}

/** Tells whether a part of the program contains an element. */
function elementFinder(program: ESTree.Program): (span: ESTree.Span) => boolean {
  const starts: number[] = [];
  const add = ({ start }: ESTree.Span) => void starts.push(start);
  new Visitor({ JSXElement: add, JSXFragment: add }).visit(program);
  return ({ start, end }) => starts.some((at) => at >= start && at < end);
}
