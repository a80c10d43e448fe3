/** A family of difficulties and its areas of intervention (OPT-04). */
export interface MacroCategory {
  readonly name: string;
  readonly areas: readonly string[];
}

/** The only table of areas: registration, profile, search filters and questionnaire use it. Each area appears once. */
export const macroCategories = [
  {
    name: 'Ansia e paure',
    areas: ['Ansia', 'Ansia sociale', 'Ansia da prestazione', 'Attacchi di panico', 'Fobie', 'Pensieri ossessivi'],
  },
  {
    name: 'Umore ed emozioni',
    areas: ['Depressione', 'Rabbia', 'Lutto', 'Relazioni e solitudine', 'Disturbo bipolare'],
  },
  {
    name: 'Stima di sé e crescita',
    areas: ['Autostima', 'Perfezionismo', 'Orientamento e scelte', 'Trasferimento e vita all’estero'],
  },
  {
    name: 'Coppia e affetti',
    areas: ['Difficoltà di coppia', 'Separazione e divorzio', 'Dipendenza affettiva', 'Violenza nelle relazioni'],
  },
  {
    name: 'Famiglia e genitori',
    areas: [
      'Conflitti familiari',
      'Genitorialità',
      'Gravidanza e dopo parto',
      'Infertilità e PMA',
      'Adozione e affido',
      'Caregiver',
    ],
  },
  {
    name: 'Età della vita',
    areas: ['Infanzia', 'Adolescenza', 'Pensionamento e terza età'],
  },
  {
    name: 'Lavoro e studio',
    areas: ['Stress lavorativo', 'Burnout', 'Mobbing', 'Stress da studio', 'Sport e prestazione'],
  },
  {
    name: 'Corpo e salute',
    areas: ['Insonnia', 'Rapporto con il cibo', 'Malattia cronica', 'Dolore e somatizzazioni'],
  },
  { name: 'Trauma', areas: ['Trauma', 'Abuso e maltrattamento', 'Emergenze e catastrofi'] },
  {
    name: 'Dipendenze',
    areas: ['Dipendenza dalle sostanze', 'Dipendenza dal gioco', 'Dipendenza da internet'],
  },
  { name: 'Sessualità e identità', areas: ['Sessualità', 'Identità di genere e orientamento'] },
  {
    name: 'Neurodivergenze e apprendimento',
    areas: ['ADHD nell’adulto', 'Autismo nell’adulto', 'Disturbi dell’apprendimento'],
  },
] as const satisfies readonly MacroCategory[];

/** Every area of intervention, family by family. */
export const interventionAreas = macroCategories.flatMap(({ areas }): readonly string[] => areas);
