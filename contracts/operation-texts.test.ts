import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { inputParts } from '#contracts/kernel/inspection/input-parts';
import { type TextLeaf, textLeaves } from '#contracts/kernel/inspection/text-leaves';
import type { Operation } from '#contracts/kernel/operation';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationKey, operations } from '#contracts/operations';

/** Free text: invisible characters are ordinary in it, and those that reverse the order of words are dropped. */
const prose = [
  'chat/start-conversation text',
  'chat/send-text text',
  'curriculum/add-work description',
  'curriculum/change-work description',
  'diary/add-entry comment',
  'diary/change-entry comment',
  'addresses/suggest-addresses text',
  'information-request/send-information-request message',
  'reviews/leave-review text',
  'tickets/open-ticket description',
  'tickets/comment-ticket text',
  'profile/save-profile changes.biography',
  ...['save-anamnesis', 'add-note', 'change-note'].map((name) => `patients/${name} text`),
];

/** Text taken literally. */
const exact = [
  'login/log-in password',
  'patient-profile/change-email shown',
  'patient-profile/change-email password',
  'patient-profile/export-own-data password',
  'patients/export-records password',
  'patient-profile/request-closure password',
  'registration/register-patient password',
  'registration/register-professional password',
  'registration/validate-account password',
];

/** One line in the user's own words, names too: whatever a word processor puts into it is accepted. */
const lines = [
  ...['firstName', 'lastName', 'companyName', 'billingAddress', 'accountHolder'].map(
    (field) => `billing/complete-billing-data changes.${field}`,
  ),
  ...['firstName', 'lastName', 'companyName', 'billingAddress', 'accountHolder'].map(
    (field) => `billing/save-billing-data changes.${field}`,
  ),
  'appointments/book-appointment title',
  'patients/add-note title',
  'patients/change-note title',
  'appointments/move-appointment title',
  ...['registration/register-patient', 'registration/register-professional', 'registration/validate-account'].flatMap(
    (name) => [`${name} firstName`, `${name} lastName`],
  ),
  ...['residenceDetails', 'education', 'institute', 'psychotherapy.school'].map(
    (field) => `registration/register-professional ${field}`,
  ),
  ...['firstName', 'lastName', 'school'].map((field) => `profile/save-profile changes.${field}`),
  'tickets/open-ticket title',
  ...['firstName', 'lastName', 'subject'].map((field) => `information-request/send-information-request ${field}`),
];

/** Fields that may be left empty. */
const mayBeEmpty = [
  // What completing them would lack is refused of the data as a whole.
  ...['companyName', 'billingAddress', 'accountHolder'].flatMap((field) => [
    `billing/complete-billing-data changes.${field}`,
    `billing/save-billing-data changes.${field}`,
  ]),
  'registration/register-professional residenceDetails',
  'information-request/send-information-request lastName',
  'information-request/send-information-request subject',
  'reviews/leave-review text',
  'diary/add-entry comment',
  'diary/change-entry comment',
  'patients/save-anamnesis text',
];

/** What an example gives the revision of, and therefore does not change; checked as the account holder beside it. */
const onlyRevised = ['billing/complete-billing-data changes.bankName', 'billing/save-billing-data changes.bankName'];

interface Field extends TextLeaf {
  readonly field: string;
  readonly operation: Operation;
}

/** Inputs beside the examples, for a text that is null in them. */
const furtherInputs: Partial<Record<OperationKey, object>> = {
  startSubscription: { replaces: '2026-11-02T08:30:00.000Z' },
  restoreEntries: { parcel: ['sealed'] },
  addNote: { ...operationExamples.addNote.professional, session: 'event-marco-talk' },
  restoreRecords: { parcel: ['sealed'] },
};

/** Every text a browser may send, from the examples: one entry per field. */
const fields: readonly Field[] = (Object.keys(operations) as OperationKey[]).flatMap((key) => {
  const operation = operations[key];
  const examples: object[] = [...Object.values(operationExamples[key]), furtherInputs[key] ?? {}];
  const leaves = new Map(examples.flatMap(textLeaves).map((leaf) => [leaf.path, leaf]));
  return [...leaves.values()].map((leaf) => ({ ...leaf, field: `${operation.name} ${leaf.path}`, operation }));
});

/** The text a field takes when given this one, or `refused` when the refusal names the field. */
function taken({ operation, path, replaced }: Field, text: string): unknown {
  const { success, data, error } = safeParse(operation.input, replaced(text));
  if (success) return textLeaves(data).find((leaf) => leaf.path === path)?.text;
  // A part that one function judges as a whole is named as a whole.
  const named = error.issues.map((issue) => issue.path.map((step) => (typeof step === 'number' ? '[]' : step)));
  const isNamed = named.some((steps) => path === dotted(steps) || path.startsWith(`${dotted(steps)}.`));
  return isNamed ? 'refused' : `refused for ${named.map(dotted).join(', ')}`;
}

function dotted(steps: readonly PropertyKey[]): string {
  return steps.join('.').replaceAll('.[]', '[]');
}

/** A valid text with the character within it. */
function withSign({ text }: TextLeaf, sign: string): string {
  return text === '' ? `scala ${sign} interno` : `${text.slice(0, 2)}${sign}${text.slice(2)}`;
}

/** The fields whose result for the made text is not the expected one. */
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
  expect(texts.filter((field) => !known.has(field))).toEqual(onlyRevised);
  expect([...prose, ...exact, ...lines].filter((field) => !known.has(field))).toEqual([]);
});

test('the rightful text of every field is taken as it is', () => {
  expect(otherwise(fields, ({ text }) => text, asItIs)).toEqual([]);
});

test.each([
  ['NUL', '\u0000'],
  ['backspace', '\b'],
  ['start of text', '\u0002'],
  ['escape', '\u001b'],
  ['delete', '\u007f'],
  ['the next line of C1', '\u0085'],
  ['a quote of another encoding', '\u0092'],
])('%s is dropped from what people write freely, and no other field takes it', (_name, sign) => {
  const signed = (field: Field) => withSign(field, sign);
  expect(otherwise([...otherFields, ...exactFields], signed, refused)).toEqual([]);
  expect(otherwise(proseFields, signed, (made) => made.replace(sign, ''))).toEqual([]);
});

test.each([
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
  ['a joiner of graphemes', '\u034f', '\u034f'],
  ['a variation of nothing', '\ufe0f', '\ufe0f'],
  ['a variation of an ideograph', '\u{e0100}', '\u{e0100}'],
  ['a variation of Mongolian', '\u180b', '\u180b'],
  ['a vowel that is not shown', '\u17b4', '\u17b4'],
  ['a filler of Hangul', '\u3164', '\u3164'],
  ['a sign kept free', '\ufff0', '\ufff0'],
  ['a format kept free', '\u2065', '\u2065'],
  ['a tag kept free', '\u{e0fff}', '\u{e0fff}'],
  ['no character', '\ufffe', ''],
  ['another that is none', '\uffff', ''],
])('%s', (_name, sign, inProse) => {
  const signed = (field: Field) => withSign(field, sign);

  test('is dropped or refused wherever texts are compared or printed', () => {
    const kept = otherFields.filter(
      (field) => ![field.text, 'scala  interno', 'refused'].includes(`${taken(field, signed(field))}`),
    );
    expect(kept.map(({ field }) => field)).toEqual([]);
  });

  test(`${inProse === '' ? 'is dropped from' : 'travels in'} what people write freely, and stays in a password`, () => {
    expect(otherwise(proseFields, signed, (made) => made.replace(sign, inProse))).toEqual([]);
    expect(otherwise(exactFields, signed, asItIs)).toEqual([]);
  });
});

/** A non-breaking space, typographic quotes, a combining accent, an emoji with a variation selector. */
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

test.each([
  ['a name of Persian', 'علی\u200cرضا کریمی'],
  ['a name of Malayalam', 'ന\u0d4d\u200dരാജൻ'],
  ['a family of emoji', 'Seduta 👨\u200d👩\u200d👧'],
  ['a heart on fire', 'Seduta ❤\ufe0f\u200d🔥'],
  ['a kind of ideograph', '葛\u{e0100}城市'],
])('%s keeps what joins its signs on every line and wherever people write', (_name, text) => {
  expect(otherwise([...isOneOf(lines), ...proseFields], () => `${text} oggi`, asItIs)).toEqual([]);
});

test('a line loses what was copied along with it, wherever that stands', () => {
  const pasted = ({ text }: Field) => `\ufeff\u202a${text}\u200d\u202c\u200b\u200e`;
  const cleaned = isOneOf(lines).filter((field) => taken(field, pasted(field)) !== field.text);
  expect(cleaned.map(({ field }) => field)).toEqual([]);
});

test('a code, an e-mail address and a telephone number lose what was copied along with them', () => {
  const codes = fields.filter(({ field }) => /(?:iban|taxCode|vatNumber|email|phone)$/i.test(field));
  expect(codes.length).toBeGreaterThan(8);
  const copied = codes.filter((field) => taken(field, `\u202a${field.text}\u202c\u200b`) !== field.text);
  expect(copied.map(({ field }) => field)).toEqual([]);
  const phones = fields.filter(({ field }) => field.endsWith(' phone'));
  expect(phones.length).toBeGreaterThan(3);
  expect(
    otherwise(
      phones,
      () => '+39\u00a0347\u2011123\u00a04567',
      () => '+39 347-123 4567',
    ),
  ).toEqual([]);
});

test('where something must be written, signs that nobody sees are nothing', () => {
  const required = [...isOneOf(lines), ...proseFields].filter(({ field }) => !mayBeEmpty.includes(field));
  for (const nothing of ['\u3164\u3164 \u3164', '\u2800', '\u200b\u2800', '\u0002']) {
    expect(otherwise(required, () => nothing, refused)).toEqual([]);
    const free = proseFields.filter(({ field }) => mayBeEmpty.includes(field));
    expect(
      otherwise(
        free,
        () => nothing,
        () => '',
      ),
    ).toEqual([]);
  }
});

test('the break of a page is one of lines where people write freely', () => {
  expect(
    otherwise(
      proseFields,
      ({ text }) => `${text} uno\fdue`,
      (made) => made.replace('\f', '\n'),
    ),
  ).toEqual([]);
});
