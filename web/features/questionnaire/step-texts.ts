interface StepText {
  readonly title: string;
  /** Said with the title. */
  readonly note: string;
}

const severalNote = 'Puoi scegliere più risposte.';

/** The head of each step, the first at 1 (C-25). */
export const stepTexts: Readonly<Record<number, StepText>> = {
  1: { title: 'Poche domande per trovare chi fa per te', note: 'Sono sette e bastano due o tre minuti.' },
  2: { title: 'Che tipo di terapia cerchi?', note: 'Per te, per la coppia o per la famiglia.' },
  3: { title: 'Dove vorresti fare le sedute?', note: 'Le sedute online si possono fare con chiunque.' },
  4: { title: 'Come ti senti in questo periodo?', note: severalNote },
  5: { title: 'Che età preferisci per chi ti seguirà?', note: 'Scegli una risposta.' },
  6: { title: 'Di che cosa vorresti parlare?', note: severalNote },
  7: { title: 'Che genere preferisci per chi ti seguirà?', note: 'Scegli una risposta.' },
  8: { title: 'In quale lingua vorresti parlare?', note: 'Scegli una risposta.' },
  9: { title: 'Grazie, abbiamo finito', note: 'Tra due secondi vedrai i terapeuti, se non scegli di restare.' },
};
