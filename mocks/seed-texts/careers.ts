/** Degrees, one of which everybody has. */
export const degrees: readonly string[] = [
  'Laurea magistrale in Psicologia clinica',
  'Laurea magistrale in Psicologia clinica e di comunità',
  'Laurea magistrale in Psicologia dello sviluppo e dell’educazione',
  'Laurea magistrale in Psicologia della salute',
  'Laurea magistrale in Psicologia sociale, del lavoro e delle organizzazioni',
  'Laurea magistrale in Neuroscienze e riabilitazione neuropsicologica',
];

/** What psychologists study after the degree. */
export const masters: readonly string[] = [
  'Master in Psicologia dell’emergenza',
  'Corso di alta formazione in consulenza psicologica online',
  'Master in Psicologia perinatale',
  'Master in Psicologia dello sport',
  'Corso di perfezionamento in Psicologia scolastica',
  'Master in Psicologia delle organizzazioni',
];

/** The psychotherapy school, by the first of the professional's approaches that has one. */
export const schools: Readonly<Record<string, string>> = {
  'Terapia cognitivo-comportamentale (CBT)': 'Psicoterapia cognitivo-comportamentale',
  'Terapia sistemico-relazionale': 'Psicoterapia sistemico-relazionale',
  'Terapia familiare': 'Psicoterapia familiare e relazionale',
  'Terapia psicodinamica': 'Psicoterapia psicodinamica',
  Psicoanalisi: 'Psicoterapia psicoanalitica',
  'Psicologia analitica': 'Psicologia analitica',
  'Terapia della Gestalt': 'Psicoterapia della Gestalt',
  'Terapia umanistica': 'Psicoterapia centrata sulla persona',
  'Analisi transazionale': 'Psicoterapia analitico-transazionale',
  'Terapia breve strategica': 'Psicoterapia breve strategica',
  'Schema Therapy': 'Psicoterapia cognitiva e Schema Therapy',
  Psicodramma: 'Psicoterapia psicodrammatica',
  ACT: 'Psicoterapia comportamentale e contestuale',
  Logoterapia: 'Logoterapia e analisi esistenziale',
};

/** Earlier work of psychotherapists; the city is put where the braces stand. */
export const earlierTherapeuticWork: readonly string[] = [
  'Centro di salute mentale, {city}: colloqui individuali e gruppi',
  'Consultorio familiare pubblico, {city}: consulenza ad adulti e coppie',
  'Ospedale, {city}: psicologia clinica in reparto e ambulatorio',
  'Centro diurno per adulti, {city}: progetti individuali',
  'Servizio per le dipendenze, {city}: accoglienza e gruppi',
  'Comunità terapeutica, {city}: équipe clinica',
  'Centro per la famiglia, {city}: sostegno alla genitorialità',
  'Cooperativa sociale, {city}: coordinamento dell’équipe psicologica',
];

/** Earlier work of psychologists. */
export const earlierSupportWork: readonly string[] = [
  'Sportello di ascolto in un istituto superiore, {city}',
  'Associazione di volontariato, {city}: gruppi di sostegno',
  'Servizio di orientamento universitario, {city}',
  'Ufficio risorse umane, {city}: formazione e selezione',
  'Centro educativo pomeridiano, {city}: progetti per ragazzi',
  'Residenza per anziani, {city}: sostegno agli ospiti e ai familiari',
  'Tirocinio professionalizzante in un consultorio, {city}',
];
