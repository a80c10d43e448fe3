import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { inputParts } from '#contracts/kernel/input-parts';
import type { Operation } from '#contracts/kernel/operation';
import { type TextLeaf, textLeaves } from '#contracts/kernel/text-leaves';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationName, operations } from '#contracts/operations';

/** What people write freely: here signs that nobody sees are ordinary, and those that turn the order of words are dropped. */
const prose = [
  'chat/start-conversation text',
  'chat/send-text text',
  'addresses/suggest-addresses text',
  'information-request/send-information-request message',
  'reviews/leave-review text',
];

/** What is taken to the letter. */
const exact = [
  'login/log-in password',
  'registration/register-patient password',
  'registration/register-professional password',
  'registration/validate-account password',
];

/** One line that people word themselves, names too: whatever a word processor puts into it goes through. */
const lines = [
  ...['firstName', 'lastName', 'companyName', 'billingAddress', 'accountHolder', 'bankName'].map(
    (field) => `billing/complete-billing-data ${field}`,
  ),
  'appointments/book-appointment title',
  'appointments/move-appointment title',
  ...['registration/register-patient', 'registration/register-professional', 'registration/validate-account'].flatMap(
    (name) => [`${name} firstName`, `${name} lastName`],
  ),
  ...['residenceDetails', 'education', 'institute', 'psychotherapy.school'].map(
    (field) => `registration/register-professional ${field}`,
  ),
  ...['firstName', 'lastName', 'subject'].map((field) => `information-request/send-information-request ${field}`),
];

/** What may be left empty. */
const mayBeEmpty = [
  'registration/register-professional residenceDetails',
  'information-request/send-information-request lastName',
  'information-request/send-information-request subject',
  'reviews/leave-review text',
];

interface Field extends TextLeaf {
  readonly field: string;
  readonly operation: Operation;
}

/** Every text a browser may send, from the examples: one field for each place it may stand in. */
const fields: readonly Field[] = (Object.values(operations) as readonly Operation[]).flatMap((operation) => {
  const examples = Object.values(operationExamples[operation.name as OperationName]);
  const leaves = new Map(examples.flatMap(textLeaves).map((leaf) => [leaf.path, leaf]));
  return [...leaves.values()].map((leaf) => ({ ...leaf, field: `${operation.name} ${leaf.path}`, operation }));
});

/** What becomes of a field with this in it: the text that is taken, or `refused` when the refusal names the field. */
function taken({ operation, path, replaced }: Field, text: string): unknown {
  const { success, data, error } = safeParse(operation.input, replaced(text));
  if (success) return textLeaves(data).find((leaf) => leaf.path === path)?.text;
  // What one function judges whole is named whole.
  const named = error.issues.map((issue) => issue.path.map((step) => (typeof step === 'number' ? '[]' : step)));
  const isNamed = named.some((steps) => path === dotted(steps) || path.startsWith(`${dotted(steps)}.`));
  return isNamed ? 'refused' : `refused for ${named.map(dotted).join(', ')}`;
}

function dotted(steps: readonly PropertyKey[]): string {
  return steps.join('.').replaceAll('.[]', '[]');
}

/** A rightful text with the sign within it. */
function withSign({ text }: TextLeaf, sign: string): string {
  return text === '' ? `scala ${sign} interno` : `${text.slice(0, 2)}${sign}${text.slice(2)}`;
}

/** The fields that take a text made from their own otherwise than said. */
function otherwise(among: readonly Field[], make: (field: Field) => string, expected: (made: string) => unknown) {
  return among.flatMap((field) => {
    const made = make(field);
    const came = taken(field, made);
    return came === expected(made) ? [] : [`${field.field}: ${JSON.stringify(came)}`];
  });
}

const isOneOf = (names: readonly string[]) => fields.filter(({ field }) => names.includes(field));
const proseFields = isOneOf(prose);
const exactFields = isOneOf(exact);
const otherFields = fields.filter(({ field }) => ![...prose, ...exact].includes(field));
const refused = () => 'refused';
const asItIs = (made: string) => made;

test('every text of every input stands in an example, and every name written here is one of them', () => {
  const known = new Set(fields.map(({ field }) => field));
  const texts = Object.values(operations).flatMap(({ name, input }) =>
    inputParts(input).flatMap(({ path, schema }) => (schema._zod.def.type === 'string' ? [`${name} ${path}`] : [])),
  );
  expect(texts.filter((field) => !known.has(field))).toEqual([]);
  expect([...prose, ...exact, ...lines].filter((field) => !known.has(field))).toEqual([]);
});

test('the rightful text of every field is taken as it is', () => {
  expect(otherwise(fields, ({ text }) => text, asItIs)).toEqual([]);
});

test.each([
  ['NUL', '\u0000'],
  ['backspace', '\b'],
  ['escape', '\u001b'],
  ['delete', '\u007f'],
  ['the next line of C1', '\u0085'],
  ['the first half of a character', '\ud83d'],
  ['the second half of a character', '\ude00'],
  ['two halves in the wrong order', '\ude00\ud83d'],
])('no field takes %s', (_name, sign) => {
  expect(otherwise(fields, (field) => withSign(field, sign), refused)).toEqual([]);
});

test('no field takes a text without an end', () => {
  expect(otherwise(fields, ({ text }) => `${text}${'a'.repeat(10_000)}`, refused)).toEqual([]);
});

describe.each([
  ['the turning of an order', '\u202e', ''],
  ['an isolate', '\u2066', ''],
  ['a space without width', '\u200b', '\u200b'],
  ['a byte order mark', '\ufeff', '\ufeff'],
  ['a joiner without width', '\u200d', '\u200d'],
  ['the mark of a direction', '\u200f', '\u200f'],
])('%s', (_name, sign, inProse) => {
  const signed = (field: Field) => withSign(field, sign);

  test('is refused wherever texts are compared or printed', () => {
    expect(otherwise(otherFields, signed, refused)).toEqual([]);
  });

  test(`${inProse === '' ? 'is dropped from' : 'travels in'} what people write freely, and stays in a password`, () => {
    expect(otherwise(proseFields, signed, (made) => made.replace(sign, inProse))).toEqual([]);
    expect(otherwise(exactFields, signed, asItIs)).toEqual([]);
  });
});

/** A space that does not break, typographic quotes, an accent of its own, an emoji of one sign. */
const pasted = '\u00a0L’ora «buona» – caffe\u0301 “sì” ☀️';

test('what a word processor writes goes through wherever people write', () => {
  const lineFields = isOneOf(lines);
  const sentence = ({ text }: Field) => `Abc${text.slice(0, 40)}${pasted}`;
  expect(otherwise([...lineFields, ...proseFields], sentence, asItIs)).toEqual([]);
  const hyphened = ({ text }: Field) => `${text}fine\u00adzione`;
  expect(otherwise(lineFields, hyphened, (made) => made.replace('\u00ad', ''))).toEqual([]);
  expect(otherwise(proseFields, hyphened, asItIs)).toEqual([]);
  const inLines = ({ text }: Field) => `${text}\r\nuno\tdue\vtre\n\n👨‍👩‍👧`;
  expect(otherwise(proseFields, inLines, (made) => made.replace('\v', '\n'))).toEqual([]);
});

test('where something must be written, signs that nobody sees are nothing', () => {
  const required = [...isOneOf(lines), ...proseFields].filter(({ field }) => !mayBeEmpty.includes(field));
  // Fillers of Hangul, letters that show nothing, which no trimming takes away.
  expect(otherwise(required, () => '\u3164\u3164 \u3164', refused)).toEqual([]);
});
