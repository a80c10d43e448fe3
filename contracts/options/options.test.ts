import { expect, test } from 'vitest';
import { interventionAreas, macroCategories } from '#contracts/options/intervention-areas';
import { languages } from '#contracts/options/languages';
import { regions } from '#contracts/options/regions';
import { specialisations } from '#contracts/options/specialisations';

test('seven languages are offered, in the order of the platform (OPT-01)', () => {
  expect(languages).toEqual(['Italiano', 'Inglese', 'Francese', 'Tedesco', 'Spagnolo', 'Russo', 'Arabo']);
});

test('thirty-five specialisations are offered, the named ones among them (OPT-02)', () => {
  expect(specialisations).toHaveLength(35);
  expect(specialisations).toEqual(
    expect.arrayContaining([
      ...['Coaching', 'EMDR', 'Ipnosi', 'Mindfulness', 'Psicoterapia', 'Terapia di coppia'],
      ...['Terapia cognitivo-comportamentale (CBT)', 'Terapia con realtà virtuale (VR)'],
    ]),
  );
});

test('the twenty regions of Italy are offered, as the platform spells them (OPT-06, OPT-07)', () => {
  expect(regions).toHaveLength(20);
  expect(regions.join(', ')).toBe(
    "Abruzzo, Basilicata, Calabria, Campania, Emilia-Romagna, Friuli-Venezia Giulia, Lazio, Liguria, Lombardia, Marche, Molise, Piemonte, Puglia, Sardegna, Sicilia, Toscana, Trentino-Alto Adige, Umbria, Valle d'Aosta, Veneto",
  );
});

test('the other specialisations are those that were agreed (OPT-03)', () => {
  expect(specialisations).toEqual(
    expect.arrayContaining([
      ...['ACT', 'Analisi transazionale', 'Arteterapia', 'Bioenergetica', 'Biofeedback', 'Danzamovimentoterapia'],
      ...['DBT', 'Logoterapia', 'Musicoterapia', 'Neurofeedback', 'Neuropsicologia', 'Parent training'],
      ...['Psicoanalisi', 'Psicodramma', 'Psicologia analitica', 'Psicologia giuridica', 'Schema Therapy'],
      ...['Sessuologia', 'Sostegno psicologico', 'Terapia della Gestalt', 'Terapia di gruppo', 'Terapia familiare'],
      ...['Terapia breve strategica', 'Terapia psicodinamica', 'Terapia sistemico-relazionale'],
      ...['Terapia umanistica', 'Training autogeno'],
    ]),
  );
});

test('every intervention area on offer belongs to one family, and none of a family is missing (OPT-04)', () => {
  const familiesOf = (area: string) => macroCategories.filter(({ areas }) => areas.some((one) => one === area));
  for (const area of interventionAreas) expect(familiesOf(area), area).toHaveLength(1);
  for (const { name, areas } of macroCategories) {
    expect(areas.length, name).toBeGreaterThan(0);
    expect(interventionAreas, name).toEqual(expect.arrayContaining([...areas]));
  }
});

test('forty-eight areas are offered in twelve families, each in its order (OPT-04)', () => {
  expect(interventionAreas).toHaveLength(48);
  expect(macroCategories.map(({ name, areas }) => `${name}: ${areas[0]}`)).toEqual([
    'Ansia e paure: Ansia',
    'Umore ed emozioni: Depressione',
    'Stima di sé e crescita: Autostima',
    'Coppia e affetti: Difficoltà di coppia',
    'Famiglia e genitori: Conflitti familiari',
    'Età della vita: Infanzia',
    'Lavoro e studio: Stress lavorativo',
    'Corpo e salute: Insonnia',
    'Trauma: Trauma',
    'Dipendenze: Dipendenza dalle sostanze',
    'Sessualità e identità: Sessualità',
    'Neurodivergenze e apprendimento: ADHD nell’adulto',
  ]);
});

test.each([
  ['languages', languages],
  ['specialisations', specialisations],
  ['regions', regions],
  ['intervention areas', interventionAreas],
  ['families', macroCategories.map(({ name }) => name)],
])('no two %s are the same', (_name, list: readonly string[]) => {
  const plain = list.map((entry) => entry.toLowerCase().trim());
  expect(new Set(plain).size).toBe(list.length);
});
