import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';

/** The professionals of the seed in Padova. */
export const padova: readonly TherapistText[] = [
  {
    name: ['Cristina', 'Bortolato'],
    gender: 'donna',
    role: 'psychotherapist',
    born: '1975-02-26',
    plan: 'premium',
    street: 'Via Altinate 120, 35121',
    languages: ['Inglese'],
    areas: ['ADHD nell’adulto', 'Genitorialità', 'Ansia', 'Autostima', 'Stress da studio'],
    specialisations: ['Psicoterapia', 'Neuropsicologia', 'Terapia cognitivo-comportamentale (CBT)', 'Parent training'],
    prices: { single: 65, family: 95 },
    biography:
      'Ho cominciato come neuropsicologa, con i test e le crocette. Poi mi sono accorta che la domanda vera arrivava dopo la restituzione: “e adesso che lo so?”. Per rispondere a quella ho fatto la specializzazione.\n\nSeguo adulti con ADHD o con difficoltà di apprendimento riconosciute tardi, e genitori che rivedono nei figli la propria pagella. Scrivo relazioni chiare, comprensibili anche a chi non è del mestiere.',
  },
  {
    name: ['Filippo', 'Marangon'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1980-07-09',
    plan: 'basic',
    street: 'Via Belzoni 76, 35121',
    areas: ['Depressione', 'Ansia', 'Relazioni e solitudine', 'Identità di genere e orientamento'],
    specialisations: ['Psicoterapia', 'Terapia umanistica', 'Terapia della Gestalt'],
    prices: { single: 55 },
    biography:
      'Non do consigli, e lo dico subito perché qualcuno resta deluso. Credo invece che ciascuno sappia di sé più di quanto riesca a dire, e che il mio compito sia aiutare a dirlo.\n\nLa mia psicoterapia è centrata sulla persona: niente compiti a casa, nessun protocollo, molta attenzione. Va bene per alcuni e meno per altri. Nel primo colloquio, gratuito, lo capiamo.',
  },
  {
    name: ['Alice', 'Tonello'],
    gender: 'donna',
    role: 'psychologist',
    born: '1998-02-03',
    plan: 'basic',
    street: 'Via Marzolo 15, 35131',
    languages: ['Inglese', 'Tedesco'],
    areas: ['Stress da studio', 'Ansia da prestazione', 'Ansia sociale', 'Orientamento e scelte'],
    prices: { single: 40 },
    biography:
      'L’esame orale in aula magna, con gli altri che guardano: se solo a leggerlo ti sudano le mani, ci capiamo. Ho fatto la tesi proprio sull’ansia da esame e da allora non ho più cambiato argomento.\n\nOffro sostegno psicologico a studentesse e studenti, singolarmente o in gruppi di sei. Lavoriamo sul metodo e sulla paura, che di solito vanno a braccetto.',
  },
  {
    name: ['Renato', 'Schiavon'],
    gender: 'uomo',
    role: 'psychotherapist',
    born: '1959-09-27',
    plan: 'premium',
    street: 'Riviera Tito Livio 22, 35123',
    areas: ['Pensieri ossessivi', 'Depressione', 'Lutto', 'Difficoltà di coppia'],
    specialisations: ['Psicoterapia', 'Terapia psicodinamica', 'Psicoanalisi'],
    prices: { single: 80, couple: 100 },
    biography:
      'Sono medico del tempo perso, diceva mia moglie per prendermi in giro: sono psicologo e psicoterapeuta, e di tempo apparentemente perso ne ho ascoltato molto. Quasi sempre era lì la cosa importante.\n\nHo insegnato in una scuola di specializzazione e oggi ricevo poche persone, con calma. Non uso etichette se non servono. Se occorre un farmaco, lo dico e collaboro con lo psichiatra che lo prescrive.',
  },
  {
    name: ['Giada', 'Pavan'],
    gender: 'donna',
    role: 'psychologist',
    born: '1990-10-31',
    plan: 'basic',
    street: 'Via Facciolati 41, 35127',
    areas: ['Malattia cronica', 'Gravidanza e dopo parto', 'Autostima', 'Insonnia'],
    prices: { single: 45 },
    biography:
      'Endometriosi, vulvodinia, emicrania: dolori che per anni qualcuno ha chiamato stress. Sono psicologa della salute e lavoro accanto a ginecologhe e fisioterapiste, con chi convive con un dolore che non si vede.\n\nIl sostegno psicologico non sostituisce la cura medica. Aiuta a farsi ascoltare, a programmare le energie, a non lasciare che il calendario lo scriva il dolore.',
  },
];
