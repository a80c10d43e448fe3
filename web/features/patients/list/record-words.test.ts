import { expect, test } from 'vitest';
import { lossWords, recordWords } from '#web/features/patients/list/record-words';

const record = (notes: number, hasAnamnesis = false) => ({ notes, hasAnamnesis });

test.each([
  { written: 'nothing', patients: [record(0), record(0)], words: undefined },
  { written: 'no patient', patients: [], words: undefined },
  { written: 'one note', patients: [record(1)], words: 'una nota' },
  { written: 'one note of one of two patients', patients: [record(0), record(1)], words: 'una nota' },
  { written: 'one note of each of two patients', patients: [record(1), record(1)], words: '2 note' },
  { written: 'an anamnesis', patients: [record(0, true)], words: 'un’anamnesi' },
  { written: 'two anamneses', patients: [record(0, true), record(0, true)], words: '2 anamnesi' },
  { written: 'a note and an anamnesis', patients: [record(1, true)], words: 'una nota e un’anamnesi' },
  {
    written: 'notes and anamneses of several patients',
    patients: [record(4, true), record(0), record(2, true)],
    words: '6 note e 2 anamnesi',
  },
  { written: 'more than ten thousand notes', patients: [record(12_345)], words: '12.345 note' },
])('counts what is lost with $written as $words', ({ patients, words }) => {
  expect(lossWords(patients)).toBe(words);
});

test.each([
  { notes: 0, hasAnamnesis: false, words: 'Ancora vuota' },
  { notes: 1, hasAnamnesis: false, words: '1 nota' },
  { notes: 2, hasAnamnesis: false, words: '2 note' },
  { notes: 0, hasAnamnesis: true, words: 'anamnesi' },
  { notes: 1, hasAnamnesis: true, words: '1 nota e anamnesi' },
])('describes a record as "$words"', ({ words, ...patient }) => {
  expect(recordWords(patient)).toBe(words);
});
