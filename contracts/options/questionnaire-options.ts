/** An answer of the questionnaire and the intervention areas it searches for. */
export interface TiedOption {
  /** The value kept in the browser: never shown, never changed. */
  readonly value: string;
  readonly label: string;
  /** Areas of `intervention-areas.ts`, spelled as there. */
  readonly areas: readonly string[];
}

/** How the patient feels these days. */
export const feelingOptions: readonly TiedOption[] = [
  { value: 'anxiety', label: 'Ansia o agitazione', areas: ['Ansia'] },
  { value: 'sadness', label: 'Tristezza', areas: ['Depressione'] },
  { value: 'anger', label: 'Rabbia o irritabilità', areas: ['Rabbia'] },
  { value: 'fear', label: 'Paura o panico', areas: ['Fobie', 'Attacchi di panico'] },
  { value: 'loneliness', label: 'Solitudine', areas: ['Relazioni e solitudine'] },
  { value: 'guilt', label: 'Senso di colpa', areas: ['Autostima', 'Perfezionismo'] },
  { value: 'shame', label: 'Vergogna o imbarazzo', areas: ['Ansia sociale', 'Autostima'] },
  { value: 'exhaustion', label: 'Stanchezza', areas: ['Burnout', 'Insonnia'] },
  { value: 'emptiness', label: 'Vuoto o apatia', areas: ['Depressione'] },
  { value: 'confusion', label: 'Confusione o indecisione', areas: ['Orientamento e scelte'] },
];

/** What the patient would like to talk about. */
export const difficultyOptions: readonly TiedOption[] = [
  { value: 'couple', label: 'La relazione di coppia', areas: ['Difficoltà di coppia', 'Dipendenza affettiva'] },
  { value: 'separation', label: 'Una separazione o un divorzio', areas: ['Separazione e divorzio'] },
  { value: 'family', label: 'I rapporti in famiglia', areas: ['Conflitti familiari', 'Caregiver'] },
  {
    value: 'children',
    label: 'Avere figli o crescerli',
    areas: ['Genitorialità', 'Gravidanza e dopo parto', 'Infertilità e PMA', 'Adozione e affido'],
  },
  { value: 'grief', label: 'Un lutto o una perdita', areas: ['Lutto'] },
  { value: 'work', label: 'Il lavoro', areas: ['Stress lavorativo', 'Burnout', 'Mobbing'] },
  { value: 'study', label: 'Lo studio o gli esami', areas: ['Stress da studio', 'Ansia da prestazione'] },
  { value: 'sleep', label: 'Il sonno', areas: ['Insonnia'] },
  { value: 'food', label: 'Il rapporto con il cibo', areas: ['Rapporto con il cibo'] },
  {
    value: 'illness',
    label: 'Una malattia o un dolore che dura',
    areas: ['Malattia cronica', 'Dolore e somatizzazioni'],
  },
  { value: 'trauma', label: 'Un evento che ha lasciato il segno', areas: ['Trauma', 'Emergenze e catastrofi'] },
  {
    value: 'violence',
    label: 'Violenza o maltrattamenti',
    areas: ['Violenza nelle relazioni', 'Abuso e maltrattamento'],
  },
  {
    value: 'addiction',
    label: 'Una dipendenza',
    areas: ['Dipendenza dalle sostanze', 'Dipendenza dal gioco', 'Dipendenza da internet'],
  },
  {
    value: 'sexuality',
    label: 'Sessualità o identità',
    areas: ['Sessualità', 'Identità di genere e orientamento'],
  },
  {
    value: 'attention',
    label: 'Attenzione, autismo o apprendimento',
    areas: ['ADHD nell’adulto', 'Autismo nell’adulto', 'Disturbi dell’apprendimento'],
  },
  {
    value: 'change',
    label: 'Un cambiamento di vita',
    areas: ['Trasferimento e vita all’estero', 'Pensionamento e terza età', 'Orientamento e scelte'],
  },
];

/** Every answer that is tied to areas, feelings first. */
export const areaAnswers: readonly TiedOption[] = [...feelingOptions, ...difficultyOptions];
