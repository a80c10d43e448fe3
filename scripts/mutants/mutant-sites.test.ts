import { expect, test } from 'vitest';
import { type Mutant, mutantSites, withMutant } from '#scripts/mutants/mutant-sites';

function faultsIn(source: string, path = 'sample.ts'): string[] {
  return mutantSites(path, source).map(({ before, after }) => `${before} → ${after}`);
}

test.each([
  { code: 'if (isOpen(a)) b;', faults: ['isOpen(a) → !(isOpen(a))'] },
  { code: 'if (!open) b;', faults: ['!open → open'] },
  { code: 'while (next()) b;', faults: ['next() → !(next())'] },
  { code: 'a = open ? b : c;', faults: ['open → !(open)'] },
  { code: 'if (a === b) c;', faults: ['=== → !=='] },
  { code: 'a = b && c;', faults: ['&& → ||'] },
  { code: 'a = b || c;', faults: ['|| → &&'] },
  {
    code: 'a = [b !== c, b < c, b <= c, b > c, b >= c];',
    faults: ['!== → ===', '< → <=', '<= → <', '> → >=', '>= → >'],
  },
  { code: 'a = b + c - d;', faults: ['+ → -', '- → +'] },
  { code: 'a = true;', faults: ['true → false'] },
  { code: 'a = 7;', faults: ['7 → 8', '7 → 6'] },
  { code: 'a = 0;', faults: ['0 → 1'] },
  { code: 'a = -1;', faults: ['-1 → 0', '-1 → -2'] },
  { code: "a = 'NOT_FOUND';", faults: ["'NOT_FOUND' → 'NOT_FOUND~'"] },
  { code: "a = { 'small talk': b };", faults: ["'small talk' → 'small talk~'"] },
  { code: 'forget(a);', faults: ['forget(a); → {}'] },
  { code: 'await forget(\n  a,\n);', faults: ['await forget( a, ); → {}'] },
  { code: 'a = list.some(b);', faults: ['some → every'] },
  { code: 'a = list.every(b);', faults: ['every → some'] },
  { code: 'a = Math.min(b, c) / Math.max(b, c);', faults: ['min → max', 'max → min'] },
  { code: 'function f() { return a; }', faults: ['{ → { return undefined as never;'] },
  { code: 'const f = (): string[] => { return a; };', faults: ['{ → { return [];'] },
  { code: 'async function f(): Promise<Row[]> { return a; }', faults: ['{ → { return [];'] },
])('$code can be broken as $faults', ({ code, faults }) => {
  expect(faultsIn(code)).toEqual(faults);
});

test.each([
  { code: "import { a } from '#contracts/a';", why: 'an import' },
  { code: "export { a } from '#contracts/a';", why: 'what is passed on' },
  { code: "type A = 'one' | 2 | true; interface B { c: 'd' }", why: 'a type' },
  { code: "const a = b as 'c';", why: 'what a value is taken for' },
  { code: '/** At most 7 of `a`. */\nconst a = b;', why: 'a comment' },
  { code: "throw new Error('nobody there');", why: 'the text of a plain error' },
  { code: "context.log.warn('not_told', reason);", why: 'a log line' },
  { code: "a = b + ' at ' + c;", why: 'the sum of texts', only: ["' at ' → ' at ~'"] },
  { code: 'a = b + `at home`;', why: 'the sum of texts' },
  { code: 'class A { constructor(b) { super(b); } }', why: 'a constructor' },
  { code: 'function f() {}', why: 'what is empty' },
])('leaves $why alone', ({ code, only = [] }) => {
  expect(faultsIn(code)).toEqual(only);
});

test.each([
  { code: 'a = <p>Salva </p>;', faults: ['Salva → Salva~'] },
  { code: 'a = <Button aria-label="Chiudi" />;', faults: ['"Chiudi" → "Chiudi~"'] },
  { code: 'a = <b>{open && <i />}</b>;', faults: ['&& → ||'] },
  { code: 'a = <Button onClick={() => { send(); }} />;', faults: ['{ → { return undefined as never;', 'send(); → {}'] },
  {
    code: "a = <Group gap={4} mt='sm' className={open ? 'wide' : 'narrow'} style={{ top: 7 }}>{b}</Group>;",
    faults: [],
  },
])('breaks $code as $faults in a screen', ({ code, faults }) => {
  expect(faultsIn(code, 'sample.tsx')).toEqual(faults);
});

test('says where each fault is and puts it there alone', () => {
  const source = "const a = 'x';\nconst b = a\n  ? 'x'\n  : 2;\n";
  const places = mutantSites('bff/sample.ts', source);
  const second = places.find(({ line }) => line === 3) as Mutant;

  expect(second).toMatchObject({ path: 'bff/sample.ts', line: 3, lineText: "? 'x'" });
  expect(withMutant(source, second)).toBe("const a = 'x';\nconst b = a\n  ? 'x~'\n  : 2;\n");
});

test('refuses a file that does not parse, by name', () => {
  expect(() => mutantSites('broken.ts', 'if (')).toThrow('broken.ts');
});
