import { expect, test } from 'vitest';
import { askedAreas, insideSentence, withoutAskedAreas } from '#web/features/therapists/search/asked-areas';

const textsOf = (interventions: string[], answers: string[]) =>
  askedAreas({ interventions, answers }).map(({ text }) => text);

test.each<{ what: string; areas: string[]; answers: string[]; texts: string[] }>([
  { what: 'nothing', areas: [], answers: [], texts: [] },
  { what: 'areas chosen by name', areas: ['Ansia', 'Lutto'], answers: [], texts: ['Area: Ansia', 'Area: Lutto'] },
  { what: 'one answer', areas: ['Depressione'], answers: ['sadness'], texts: ['Dal questionario: tristezza'] },
  {
    what: 'an answer with several areas',
    areas: ['Conflitti familiari', 'Caregiver'],
    answers: ['family'],
    texts: ['Dal questionario: i rapporti in famiglia'],
  },
  {
    what: 'two answers with one area between them',
    areas: ['Depressione'],
    answers: ['emptiness', 'sadness'],
    texts: ['Dal questionario: tristezza', 'Dal questionario: vuoto o apatia'],
  },
  {
    what: 'an answer and an area chosen beside it',
    areas: ['Depressione', 'Lutto'],
    answers: ['sadness'],
    texts: ['Dal questionario: tristezza', 'Area: Lutto'],
  },
  {
    what: 'an answer one of whose areas was taken away',
    areas: ['Conflitti familiari'],
    answers: ['family'],
    texts: ['Area: Conflitti familiari'],
  },
  { what: 'an answer there is not', areas: ['Ansia'], answers: ['joy'], texts: ['Area: Ansia'] },
])('$what is named as it was chosen (QUEST-17, SEARCH-10)', ({ areas, answers, texts }) => {
  expect(textsOf(areas, answers)).toEqual(texts);
});

test.each<{ what: string; of: string[]; answers: string[]; without: string; areas: string[]; left: string[] }>([
  {
    what: 'an answer goes with all its areas',
    of: ['Conflitti familiari', 'Caregiver', 'Lutto'],
    answers: ['family'],
    without: 'Dal questionario: i rapporti in famiglia',
    areas: ['Lutto'],
    left: [],
  },
  {
    what: 'an area that another answer asks for stays',
    of: ['Burnout', 'Insonnia'],
    answers: ['exhaustion', 'sleep'],
    without: 'Dal questionario: stanchezza',
    areas: ['Insonnia'],
    left: ['sleep'],
  },
  {
    what: 'of two answers with the same area one goes and the area stays',
    of: ['Depressione'],
    answers: ['sadness', 'emptiness'],
    without: 'Dal questionario: tristezza',
    areas: ['Depressione'],
    left: ['emptiness'],
  },
  {
    what: 'an area chosen by name goes alone',
    of: ['Depressione', 'Lutto'],
    answers: ['sadness'],
    without: 'Area: Lutto',
    areas: ['Depressione'],
    left: ['sadness'],
  },
])('$what', ({ of, answers, without, areas, left }) => {
  const search = { interventions: of, answers };
  const asked = askedAreas(search).find(({ text }) => text === without);
  if (!asked) throw new Error(`${without} is not asked for.`);
  expect(withoutAskedAreas(search, asked)).toEqual({ interventions: areas, answers: left });
});

test.each([
  { name: 'Ansia da prestazione', inside: 'ansia da prestazione' },
  { name: 'ADHD nell’adulto', inside: 'ADHD nell’adulto' },
  { name: 'Infertilità e PMA', inside: 'infertilità e PMA' },
])('inside a sentence $name is written $inside', ({ name, inside }) => {
  expect(insideSentence(name)).toBe(inside);
});
