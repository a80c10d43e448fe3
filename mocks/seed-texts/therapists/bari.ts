import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Bari. */
export const bari: readonly TherapistText[] = [
  {
    name: ['Nicola', 'Lorusso'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1970-12-06',
    plan: 'premium',
    street: 'Via Sparano da Bari 80, 70121',
    areas: ['Ansia', 'Attacchi di panico', 'Stress lavorativo', 'Rabbia', 'Insonnia'],
    specialisations: ['Psicoterapia', 'Terapia breve strategica', 'Ipnosi', 'Training autogeno'],
    prices: { single: 65, couple: 85 },
    biography:
      'Un vecchio maestro mi diceva: “se quello che fai per stare meglio funzionasse, non saresti qui”. Parto spesso da lì: dalle soluzioni provate mille volte, e dal perché tengono in piedi il problema.\n\nPropongo cicli di dieci sedute, con una verifica a metà. Non prometto tempi, perché non dipendono solo da me. Prometto di dire con franchezza che cosa vedo.',
  },
  {
    name: ['Annamaria', 'Cassano'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1979-11-11',
    plan: 'basic',
    street: 'Corso Cavour 131, 70121',
    areas: ['Infertilità e PMA', 'Gravidanza e dopo parto', 'Difficoltà di coppia', 'Genitorialità'],
    specialisations: ['Psicoterapia', 'Terapia di coppia', 'Psicodramma'],
    prices: { single: 55, couple: 80 },
    biography:
      'Diventare genitori, o non diventarlo, è una faccenda di coppia anche quando sembra di uno solo. Incontro persone in attesa, in lutto, in lista, e coppie in cui uno dei due vorrebbe fermarsi e non sa come dirlo.\n\nNel mio lavoro c’è posto per la rabbia verso chi dice “tanto siete giovani”. C’è posto anche per ridere, appena si può.',
  },
  {
    name: ['Michele', 'Abbrescia'],
    gender: 'uomo',
    role: 'psychologist',
    born: '1993-09-01',
    plan: 'basic',
    street: 'Via Manzoni 57, 70122',
    languages: ['Inglese'],
    areas: ['Orientamento e scelte', 'Stress da studio', 'Stress lavorativo', 'Autostima'],
    prices: { single: 40 },
    biography:
      'Partire o restare: qui al Sud è la domanda che attraversa tutti i pranzi di Natale. Io sono partito, sono tornato e non ho una risposta per nessuno. Ho però un modo ordinato di cercarla.\n\nSono uno psicologo dell’orientamento. In cinque o sei colloqui guardiamo che cosa sai fare, che cosa ti pesa e che cosa saresti disposto a perdere. Alla fine resta un foglio scritto da te.',
  },
  {
    name: ['Teresa', 'Milella'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1961-04-30',
    plan: 'premium',
    street: 'Via Putignani 178, 70122',
    languages: ['Francese'],
    areas: ['Depressione', 'Lutto', 'Relazioni e solitudine', 'Malattia cronica', 'Pensionamento e terza età'],
    specialisations: ['Psicoterapia', 'Psicoanalisi', 'Terapia psicodinamica'],
    prices: { single: 75 },
    biography:
      'Ricevo da trentadue anni nello stesso studio, al terzo piano senza ascensore. Online ho imparato a lavorare tardi, e ho scoperto che si può stare molto vicini anche così.\n\nLa psicoanalisi ha fama di essere lenta. È vero: va alla velocità di chi la fa. A chi chiede un primo colloquio domando solo di venire senza essersi preparato il discorso.',
  },
  {
    name: ['Sabino', 'Carrieri'],
    gender: 'altro',
    role: 'psychologist',
    born: '1995-10-16',
    plan: 'basic',
    street: 'Via Brigata Regina 22, 70123',
    languages: ['Inglese', 'Spagnolo'],
    areas: ['Identità di genere e orientamento', 'Ansia sociale', 'Autostima', 'Conflitti familiari'],
    prices: { single: 45 },
    biography:
      'Offro uno spazio di ascolto a persone LGBTQIA+, a chi si sta facendo domande e a chi ama qualcuno che se le sta facendo. Uso il nome e i pronomi che mi vengono detti, e se sbaglio mi correggo.\n\nIl sostegno psicologico che propongo è semplice: capire che cosa fa star bene e che cosa no, con chi si è al sicuro, quali passi hanno senso adesso. Collaboro con uno sportello legale e con un ambulatorio endocrinologico.',
  },
];
