import { expect, test } from 'vitest';
import { matchReasons } from '#web/features/therapists/search/match-reasons';

type Reasons = Parameters<typeof matchReasons>[0];

const area = (value: string, by: 'itself' | 'nothing' | string[]): Reasons[number] => ({
  filter: 'interventions',
  value,
  isMet: by !== 'nothing',
  ...(typeof by === 'string' ? {} : { kindredAreas: by }),
});

interface Row {
  readonly what: string;
  readonly reasons: Reasons;
  readonly answers?: string[];
  readonly met?: string[];
  readonly unmet?: string[];
}

test.each<Row>([
  { what: 'nothing asked for', reasons: [] },
  { what: 'the very area', reasons: [area('Ansia', 'itself')], met: ['Si occupa di ansia'] },
  {
    what: 'one area of the same family',
    reasons: [area('Ansia', ['Ansia da prestazione'])],
    met: ['Si occupa di ansia da prestazione, un tema vicino a: ansia'],
  },
  {
    what: 'several areas of the same family',
    reasons: [area('Ansia', ['Ansia sociale', 'Fobie', 'ADHD nell’adulto'])],
    met: ['Si occupa di ansia sociale, fobie e ADHD nell’adulto, temi vicini a: ansia'],
  },
  {
    what: 'one area near two that were asked for',
    reasons: [area('Fobie', ['Ansia']), area('Attacchi di panico', ['Ansia'])],
    met: ['Si occupa di ansia, un tema vicino a: fobie, attacchi di panico'],
  },
  {
    what: 'an area itself and one nearby',
    reasons: [area('Ansia', 'itself'), area('Rabbia', ['Lutto']), area('Burnout', 'nothing')],
    met: ['Si occupa di ansia', 'Si occupa di lutto, un tema vicino a: rabbia'],
    unmet: ['Area: Burnout'],
  },
  {
    what: 'an answer, met by its area',
    reasons: [area('Depressione', 'itself')],
    answers: ['sadness'],
    met: ['Si occupa di depressione (dal questionario: tristezza)'],
  },
  {
    what: 'an answer, met by what is near its areas',
    reasons: [area('Conflitti familiari', ['Genitorialità']), area('Caregiver', ['Genitorialità'])],
    answers: ['family'],
    met: ['Si occupa di genitorialità, un tema vicino a: i rapporti in famiglia'],
  },
  {
    what: 'an answer, met by one of its areas alone',
    reasons: [area('Burnout', 'nothing'), area('Insonnia', 'itself')],
    answers: ['exhaustion'],
    met: ['Si occupa di insonnia (dal questionario: stanchezza)'],
  },
  {
    what: 'an answer that is not met',
    reasons: [area('Ansia', 'itself'), area('Depressione', 'nothing')],
    answers: ['anxiety', 'sadness'],
    met: ['Si occupa di ansia (dal questionario: ansia o agitazione)'],
    unmet: ['Dal questionario: tristezza'],
  },
  {
    what: 'other criteria after the areas',
    reasons: [
      { filter: 'language', value: 'Inglese', isMet: true },
      { filter: 'language', value: 'Russo', isMet: false },
      area('Lutto', 'itself'),
      { filter: 'address', value: '50', isMet: true },
    ],
    met: ['Si occupa di lutto', 'Lingua: Inglese', 'Indirizzo: entro 50 km'],
    unmet: ['Lingua: Russo'],
  },
])(
  'says of $what what is so of this therapist (SEARCH-57, QUEST-17)',
  ({ reasons, answers = [], met = [], unmet = [] }) => {
    expect(matchReasons(reasons, answers)).toEqual({ met, unmet });
  },
);
