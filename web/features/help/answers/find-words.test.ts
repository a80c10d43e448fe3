import { describe, expect, test } from 'vitest';
import { columnsOf } from '#web/features/help/answers/answer-lists.tsx';
import { isOfCrisis } from '#web/features/help/answers/crisis-words';
import { cutAtWords, matchingGroups, searchWords, suggestedEntries } from '#web/features/help/answers/find-words';
import { faqEntries, type HelpEntry, loadHelp } from '#web/features/help/help-content';

const entry = (id: string, question: string, ...answer: HelpEntry['answer']): HelpEntry => ({ id, question, answer });
const credit = entry('credito', 'Come si usa il credito?', 'Si usa da sé.');
const invoice = entry('fattura', 'Chi emette la fattura?', 'Il professionista.', ['È tracciabile', 'Detraibile']);
const groups = [
  { title: 'Pagamenti', entries: [credit, invoice] },
  { title: 'Account', entries: [entry('uscire', 'Come esco?', 'Con «Esci subito».')] },
];

describe('a search', () => {
  test.each([
    { search: 'FATTURA', found: ['fattura'] },
    { search: 'e tracciabile', found: ['fattura'] },
    { search: 'détraibile', found: ['fattura'] },
    { search: 'come', found: ['credito', 'uscire'] },
    { search: 'come credito', found: ['credito'] },
    { search: 'come la fattura', found: ['fattura'] },
    { search: 'credito fattura', found: [] },
    { search: 'fatture', found: ['fattura'] },
    { search: 'fatt', found: ['fattura'] },
    { search: 'attura', found: [] },
    { search: 'soldi', found: ['credito'] },
    { search: '', found: ['credito', 'fattura', 'uscire'] },
    { search: '  ?? ', found: ['credito', 'fattura', 'uscire'] },
  ])(
    'for "$search" finds $found: every word that says something, by its beginning or by another name, whatever its accents',
    ({ search, found }) => {
      const matching = matchingGroups(groups, searchWords(search));
      expect(matching.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(found);
      expect(matching.every(({ entries }) => entries.length > 0)).toBe(true);
    },
  );

  test.each([
    { text: 'Perché così?', search: 'perche', found: ['Perché'] },
    { text: 'IVA e iva', search: 'iva', found: ['IVA', 'iva'] },
    { text: 'dal 30% al 18%', search: '18%', found: ['18%'] },
    { text: 'Il credito, tutto', search: 'cred edito', found: ['credito'] },
    { text: 'Il credito, tutto', search: 'soldi', found: ['credito'] },
    { text: 'İstanbul ß', search: 'istan', found: ['İstanbul'] },
  ])('for "$search" marks $found in "$text", and the text stays as it is', ({ text, search, found }) => {
    const stretches = cutAtWords(text, searchWords(search));
    expect(stretches.filter(({ isFound }) => isFound).map((stretch) => stretch.text)).toEqual(found);
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
  });
});

describe('what a patient types', () => {
  test.each([
    ['diario', 'diario'],
    ['chi legge il diario', 'diario'],
    ['privacy', 'diario'],
    ['dati', 'scaricare-dati'],
    ['esportare diario', 'esportare-diario'],
    ['rimborso', 'credito'],
    ['rimborsare', 'credito'],
    ['soldi', 'credito'],
    ['disdire', 'spostare'],
    ['disdire una seduta', 'spostare'],
    ['bonus', 'bonus'],
    ['cancellare account', 'chiudere-account'],
    ['chiudere account', 'chiudere-account'],
    ['cambiare psicologo', 'cambiare'],
    ['cambio mail', 'cambiare-email'],
    ['revocare consenso', 'revocare-consenso'],
    ['data di nascita', 'correggere-dati'],
    ['tessera sanitaria', 'tessera-sanitaria'],
  ])('for "%s" is answered by %s', async (search, id) => {
    const found = matchingGroups((await loadHelp('patient')).faq.groups, searchWords(search));
    expect(found.flatMap(({ entries }) => entries.map((one) => one.id))).toContain(id);
  });

  test.each([
    'suicidio',
    'Suicida',
    'voglio morire',
    'FARLA FINITA',
    'non  ce la faccio',
    'non voglio più vivere',
    'uccidermi',
    'autolesionismo',
    'sono in pericolo',
    'emergenza',
    'violenza',
  ])('"%s" is heard as the words of somebody in danger', (search) => {
    expect(isOfCrisis(search)).toBe(true);
  });

  test.each(['', 'credito', 'memoria', 'come rimborsare', 'vivere meglio', 'Roma'])(
    '"%s" is not heard as the words of somebody in danger',
    (search) => {
      expect(isOfCrisis(search)).toBe(false);
    },
  );
});

describe('what a subject is suggested', () => {
  test.each([
    ['patient', 'Non trovo la fattura', 'fattura'],
    ['patient', 'vorrei chiudere account', 'chiudere-account'],
    ['patient', 'Come uso i miei crediti', 'credito'],
    ['patient', 'Recensioni', 'recensione'],
    ['professional', 'Marca da bollo', 'bollo'],
    ['professional', 'quando ricevo i compensi', 'scadenze'],
  ] as const)('to a %s with "%s" begins with %s', async (role, subject, first) => {
    const entries = suggestedEntries(faqEntries(await loadHelp(role)), subject);
    expect(entries[0]?.id).toBe(first);
    expect(entries.length).toBeLessThanOrEqual(3);
  });

  test.each(['', 'Buongiorno', 'Ho una domanda', 'xyz', 'di'])(
    'with "%s", which says nothing, is nothing',
    async (subject) => {
      expect(suggestedEntries(faqEntries(await loadHelp('patient')), subject)).toEqual([]);
    },
  );
});

test('the groups stand in two columns of about the same length, in their order', async () => {
  const { faq } = await loadHelp('professional');
  const columns = columnsOf(faq.groups);
  expect(columns).toHaveLength(2);
  expect(columns.flat()).toEqual(faq.groups);
  const lengths = columns.map((column) => column.reduce((sum, { entries }) => sum + entries.length, 0));
  expect(Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0))).toBeLessThanOrEqual(6);
  expect(columnsOf(faq.groups.slice(0, 1))).toHaveLength(1);
  expect(columnsOf([])).toEqual([]);
});
