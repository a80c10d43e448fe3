/** Beginnings of words that people type, and of those that the answers use for the same thing. */
const table: readonly { readonly typed: readonly string[]; readonly said: readonly string[] }[] = [
  { typed: ['soldi', 'denar'], said: ['credit', 'restitu', 'pagament'] },
  { typed: ['rimbors', 'restitu'], said: ['credit', 'restitu'] },
  { typed: ['disd', 'rinunc', 'annull'], said: ['annull', 'spost'] },
  { typed: ['psicolog', 'psicoterap', 'dottor', 'specialist'], said: ['terapeut', 'professionist'] },
  { typed: ['cancell', 'elimin', 'chiud', 'chius', 'disattiv'], said: ['chiud', 'chius', 'elimin', 'annull'] },
  { typed: ['privacy', 'riservat', 'segret', 'privat'], said: ['dati', 'diario', 'consens'] },
  { typed: ['mail', 'posta'], said: ['email'] },
  { typed: ['prezz', 'cost', 'tariff', 'pag'], said: ['prezz', 'cost', 'pagament', 'pagare', 'paghi'] },
  { typed: ['ricevut', 'scontrin'], said: ['fattur'] },
  { typed: ['correg', 'modific', 'sbagliat'], said: ['correg', 'cambi'] },
  { typed: ['scaric', 'esport', 'copi'], said: ['scaric', 'esport'] },
];

/** What the answers call it, for a word that is typed; nothing where they use the same. */
export function otherWords(word: string): readonly string[] {
  return table.flatMap(({ typed, said }) => (typed.some((beginning) => word.startsWith(beginning)) ? said : []));
}
