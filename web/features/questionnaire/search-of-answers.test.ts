import { expect, test } from 'vitest';
import { type Answers, noAnswers } from '#web/features/questionnaire/answers';
import { type AnsweredSearch, searchOfAnswers } from '#web/features/questionnaire/search-of-answers';

const duomo = { formattedAddress: 'Piazza Duomo, Milano', coordinates: { latitude: 45.4642, longitude: 9.19 } };

const wholeList: AnsweredSearch = {
  therapy: null,
  service: [],
  age: [],
  gender: [],
  language: [],
  interventions: [],
  address: null,
  answers: [],
};

test.each<{ what: string; answered: Partial<Answers>; asks: Partial<AnsweredSearch> }>([
  { what: 'nothing', answered: {}, asks: {} },
  { what: 'the therapy type', answered: { service: 'couple' }, asks: { service: ['couple'] } },
  { what: 'the place', answered: { place: 'online' }, asks: { therapy: 'online' } },
  { what: 'the place with a studio', answered: { place: 'online+studio' }, asks: { therapy: 'online+studio' } },
  {
    what: 'the address',
    answered: { place: 'online+studio', address: { id: 'x', ...duomo } },
    asks: { therapy: 'online+studio', address: duomo },
  },
  {
    what: 'an address of before another place was chosen',
    answered: { place: 'online', address: { id: 'x', ...duomo } },
    asks: { therapy: 'online' },
  },
  { what: 'the age', answered: { age: '35-50' }, asks: { age: ['35-50'] } },
  { what: 'the gender', answered: { gender: 'altro' }, asks: { gender: ['altro'] } },
  { what: 'the language', answered: { language: 'Francese' }, asks: { language: ['Francese'] } },
  {
    what: 'feelings',
    answered: { feelings: ['anger', 'anxiety'] },
    asks: { interventions: ['Ansia', 'Rabbia'], answers: ['anxiety', 'anger'] },
  },
  {
    what: 'difficulties',
    answered: { difficulties: ['grief'] },
    asks: { interventions: ['Lutto'], answers: ['grief'] },
  },
  {
    what: 'a feeling and a difficulty with an area in common',
    answered: { feelings: ['exhaustion'], difficulties: ['sleep', 'work'] },
    asks: {
      interventions: ['Burnout', 'Insonnia', 'Stress lavorativo', 'Mobbing'],
      answers: ['exhaustion', 'work', 'sleep'],
    },
  },
  { what: 'an option of another day', answered: { feelings: ['gone'] }, asks: {} },
])('$what is looked for as it was answered (QUEST-17)', ({ answered, asks }) => {
  expect(searchOfAnswers({ ...noAnswers, ...answered })).toEqual({ ...wholeList, ...asks });
});

test('whoever prefers not to answer gets the whole list (QUEST-10, QUEST-12, QUEST-17, QUEST-19)', () => {
  const none = 'none';
  expect(
    searchOfAnswers({
      ...noAnswers,
      ...{ service: none, place: none, age: none, gender: none, language: none },
      ...{ feelings: [none], difficulties: [none] },
    }),
  ).toEqual(wholeList);
});
