import { type ESTree, parseSync, Visitor } from 'vite';

/** One small fault that could be put into the code. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  /** The line as written, without its indentation. */
  readonly lineText: string;
  /** What is replaced and by what, for display on one line. */
  readonly before: string;
  readonly after: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const swapped = new Map([
  ['&&', '||'],
  ['||', '&&'],
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['+', '-'],
  ['-', '+'],
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Attributes that only change the look: no unit test can see them, since the tests' DOM applies no styles. */
const visualAttributes = new Set(
  [
    'className classNames style styles size variant color c bg shadow radius underline stroke fill',
    'gap spacing align justify wrap flex display w maw miw h mah mih',
    'm mt mb ml mr mx my p pt pb pl pr ps pe px py fw fz ff lh ta tt td',
    'd viewBox cx cy r rx x y width height strokeWidth strokeLinecap textAnchor transform',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Returns the small faults that could be put into one file of product code, in order of appearance. It leaves out types
 * and imports, which do nothing at run time. It also leaves out purely visual attributes, log events and the texts of
 * plain errors, which no unit test should check. Throws on a file that does not parse.
 */
export function mutantSites(path: string, source: string): Mutant[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const found: { readonly span: Span; readonly replacement: string }[] = [];
  const untouched: Span[] = [];
  const put = (span: Span, replacement: string): void => void found.push({ span, replacement });
  const textOf = ({ start, end }: Span): string => source.slice(start, end);

  function negate(condition: ESTree.Expression): void {
    if (condition.type === 'BinaryExpression' && swapped.has(condition.operator)) return;
    const isNegated = condition.type === 'UnaryExpression' && condition.operator === '!';
    put(condition, isNegated ? textOf(condition.argument) : `!(${textOf(condition)})`);
  }

  function swap({ left, right, operator }: ESTree.BinaryExpression | ESTree.LogicalExpression): void {
    const other = swapped.get(operator);
    if (other === undefined || (operator === '+' && (isText(left) || isText(right)))) return;
    const start = left.end + source.slice(left.end, right.start).indexOf(operator);
    put({ start, end: start + operator.length }, other);
  }

  function returnEarly({ body, returnType }: ESTree.Function | ESTree.ArrowFunctionExpression): void {
    if (body?.type !== 'BlockStatement' || body.body.length === 0) return;
    const isList = /\[\]>?$/.test(returnType ? textOf(returnType) : '');
    put({ start: body.start, end: body.start + 1 }, isList ? '{ return [];' : '{ return undefined as never;');
  }

  new Visitor({
    ImportDeclaration: (node) => void untouched.push(node),
    ExportAllDeclaration: ({ source: from }) => void untouched.push(from),
    ExportNamedDeclaration: ({ source: from }) => void (from && untouched.push(from)),
    TSLiteralType: (node) => void untouched.push(node),
    TSImportType: (node) => void untouched.push(node),
    NewExpression: (node) => void (textOf(node.callee) === 'Error' && untouched.push(...node.arguments)),
    MethodDefinition: ({ kind, value }) => void (kind === 'constructor' && value.body && untouched.push(value.body)),
    IfStatement: ({ test }) => negate(test),
    WhileStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    BinaryExpression: swap,
    LogicalExpression: swap,
    FunctionDeclaration: returnEarly,
    FunctionExpression: returnEarly,
    ArrowFunctionExpression: returnEarly,
    JSXAttribute: (node) => void (visualAttributes.has(textOf(node.name)) && untouched.push(node)),
    JSXText(node) {
      const text = textOf(node).trim();
      const start = node.start + textOf(node).indexOf(text);
      if (text !== '') put({ start, end: start + text.length }, `${text}~`);
    },
    UnaryExpression({ operator, argument, start, end }) {
      if (operator !== '-' || argument.type !== 'Literal' || typeof argument.value !== 'number') return;
      untouched.push(argument);
      put({ start, end }, String(1 - argument.value));
      put({ start, end }, String(-1 - argument.value));
    },
    Literal(node) {
      if (typeof node.value === 'boolean') put(node, String(!node.value));
      if (typeof node.value === 'string') put(node, `${node.raw?.slice(0, -1)}~${node.raw?.slice(-1)}`);
      if (typeof node.value === 'number') put(node, String(node.value + 1));
      if (typeof node.value === 'number' && node.value > 0) put(node, String(node.value - 1));
    },
    ExpressionStatement(node) {
      const called = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
      if (called.type === 'CallExpression' && !isLogging(called)) put(node, '{}');
    },
    CallExpression(node) {
      if (isLogging(node)) untouched.push(...node.arguments.slice(0, 1));
      const other = node.callee.type === 'MemberExpression' && swapped.get(textOf(node.callee.property));
      if (node.callee.type === 'MemberExpression' && other) put(node.callee.property, other);
    },
  }).visit(program);

  const lines = source.split('\n');
  return found
    .filter(({ span }) => !untouched.some(({ start, end }) => start <= span.start && span.end <= end))
    .sort((one, other) => one.span.start - other.span.start)
    .map(({ span: { start, end }, replacement }) => {
      const line = source.slice(0, start).split('\n').length;
      const lineText = lines[line - 1]?.trim() ?? '';
      const before = onOneLine(source.slice(start, end));
      return { path, line, lineText, before, after: onOneLine(replacement), start, end, replacement };
    });
}

/** The file's source with the fault in it. */
export function withMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function isText(node: ESTree.Expression | ESTree.PrivateIdentifier): boolean {
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right);
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

/** Whether it is `log.warn(…)` or the like, wherever the log comes from. */
function isLogging({ callee }: ESTree.CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object } = callee;
  const holder = object.type === 'MemberExpression' ? object.property : object;
  const isLog = holder.type === 'Identifier' && /^log$/i.test(holder.name);
  return isLog && ['debug', 'info', 'warn', 'error'].includes(callee.property.name);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
