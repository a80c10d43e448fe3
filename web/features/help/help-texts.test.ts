import { describe, expect, test } from 'vitest';
import { faqEntries, type HelpContent, type HelpEntry, loadHelp } from '#web/features/help/help-content';

const help = { patient: await loadHelp('patient'), professional: await loadHelp('professional') };

const textOf = ({ question, answer }: HelpEntry) => [question, ...answer.flat()].join(' ');
const allText = (content: HelpContent) => faqEntries(content).map(textOf).join('\n');

/** The text of one frequent question. */
function answerTo(role: keyof typeof help, id: string): string {
  const entry = faqEntries(help[role]).find((one) => one.id === id);
  if (!entry) throw new Error(`The help for the ${role} does not answer ${id}.`);
  return textOf(entry);
}

test.each([
  ['da 0 a 10 ore: 30%', 'da 11 a 20 ore: 28%', 'da 21 a 30 ore: 25%'],
  ['da 31 a 40 ore: 22%', 'da 41 a 50 ore: 20%', 'oltre 50 ore: 18%'],
])('the bands of the fee stand in a professional’s help: %s, %s, %s (HELP-09)', (...bands) => {
  for (const band of bands) expect(answerTo('professional', 'commissione')).toContain(band);
  expect(answerTo('professional', 'commissione')).toMatch(/dal 30% al 18%/);
});

test.each([
  { id: 'HELP-10', entry: 'premium', says: /La commissione è fissa: 18%/ },
  { id: 'HELP-11', entry: 'iva', says: /IVA sulla commissione è al 22%/ },
  { id: 'HELP-12', entry: 'enpap', says: /ENPAP è il 2%/ },
  { id: 'HELP-13', entry: 'bollo', says: /Sopra i 77,47 € serve una marca da bollo da 2 €/ },
  { id: 'HELP-14', entry: 'scadenze', says: /fattura .* entro il 10 del mese successivo/ },
  { id: 'HELP-15', entry: 'scadenze', says: /pagamento arriva entro il 25/ },
  { id: 'HELP-16', entry: 'esempio', says: /4 sedute da 50 € .*18%.* il netto è 164 €/ },
  { id: 'HELP-24', entry: 'settimana', says: /negli ultimi 7 giorni/ },
])('a professional is told the figure of $entry, and a patient is not ($id)', ({ entry, says }) => {
  expect(answerTo('professional', entry)).toMatch(says);
  expect(allText(help.patient)).not.toMatch(says);
});

test('the example adds up: four sessions of fifty at eighteen per cent leave 164 (HELP-16)', () => {
  const [, sessions, price] = /(\d+) sedute da (\d+) €/.exec(answerTo('professional', 'esempio')) ?? [];
  expect(Number(sessions) * Number(price) * 0.82).toBe(164);
});

test.each([
  { id: 'HELP-17', entry: 'assistenza', says: /Entro 48 ore lavorative/ },
  { id: 'HELP-18', entry: 'chiudere-account', says: /fino a 72 ore lavorative/ },
  { id: 'HELP-19', entry: 'primo-colloquio', says: /un (?:solo )?colloquio conoscitivo gratuito con ogni terapeuta/ },
  { id: 'HELP-20', entry: 'primo-colloquio', says: /il primo colloquio è gratuito/ },
  { id: 'HELP-21', entry: 'pagamento', says: /prima della seduta.*con carta o con un fornitore di pagamenti/ },
  { id: 'HELP-22', entry: 'percorso', says: /può essere attivo, sospeso o concluso/ },
  { id: 'HELP-23', entry: 'consenso', says: /solo dopo che .* spuntato il consenso informato/i },
  { id: 'HELP-25', entry: 'minori', says: /copia del documento di chi esercita la tutela/ },
  { id: 'HELP-25', entry: 'minori', says: /consenso informato firmato da entrambi i genitori/ },
  { id: 'HELP-26', entry: 'eliminare-chat', says: /Sparisce per entrambi e non si può recuperare/ },
])('both roles are told of $entry: $says ($id)', ({ entry, says }) => {
  expect(answerTo('patient', entry)).toMatch(says);
  expect(answerTo('professional', entry)).toMatch(says);
});

test.each([
  { entry: 'recensione', says: /Dopo la prima seduta con un terapeuta la recensione è richiesta/ },
  { entry: 'credito', says: /Si usa da solo alla prenotazione successiva/ },
  { entry: 'eliminare-chat', says: /gli appuntamenti già fissati restano nel calendario/ },
])('a patient is told of $entry: $says (HELP-26)', ({ entry, says }) => {
  expect(answerTo('patient', entry)).toMatch(says);
});

test.each(['patient', 'professional'] as const)('tells a %s that there is no room for video calls', (role) => {
  const entries = [...faqEntries(help[role]), ...help[role].tutorial.entries];
  const aboutDevices = entries.map(textOf).filter((text) => text.includes('«Prova audio e video»'));
  expect(aboutDevices).not.toEqual([]);
  for (const text of aboutDevices) expect(text).toContain('Ascolto non ha ancora una stanza per le videochiamate');
});

test('the texts differ by role, in head, questions and steps (HELP-03, HELP-04, HELP-06, HELP-07)', () => {
  const { patient, professional } = help;
  for (const page of ['faq', 'tutorial'] as const) {
    expect(patient[page].title).not.toBe(professional[page].title);
    expect(patient[page].description).not.toBe(professional[page].description);
  }
  expect(allText(patient)).not.toBe(allText(professional));
  expect(patient.tutorial.entries).not.toEqual(professional.tutorial.entries);
});

test('who has no role reads the patients’ (HELP-05)', async () => {
  expect(await loadHelp(undefined)).toEqual(help.patient);
});

describe.each(['patient', 'professional'] as const)('the help of a %s', (role) => {
  const pages = { faq: faqEntries(help[role]), tutorial: help[role].tutorial.entries };

  test.each(Object.entries(pages))(
    'names each answer of the %s once, in a form an address can carry',
    (_page, entries) => {
      const ids = entries.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
      for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
    },
  );

  test('is Italian in short sentences, with nothing to be filled in and no exclamation (HELP-08)', () => {
    const text = [...Object.values(pages).flat().map(textOf)].join('\n');
    expect(text).not.toMatch(/!|lorem|\.\.\.|\b(?:login|click|support|the)\b/i);
    const sentences = text.split(/(?<=[.?:])\s+|\n/);
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 32)).toEqual([]);
  });
});
