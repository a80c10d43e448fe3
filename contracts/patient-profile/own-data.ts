import * as z from 'zod/mini';
import { isoInstant } from '#contracts/kernel/fields';

/*
 * The file of one's own data. Its keys are Italian, since whoever asked for the file reads them; amounts are euros,
 * moments are ISO 8601 in UTC, days `yyyy-MM-dd`. Nothing is in it that the patient could not see on a screen: no
 * token, no password, of others only names and what they wrote to the patient.
 */

const text = z.nullable(z.string());
const moment = z.nullable(isoInstant);
const euro = z.nullable(z.number());

const profile = z.object({
  nome: z.string(),
  cognome: z.string(),
  data_di_nascita: text,
  genere: text,
  email: z.string(),
  telefono: text,
  indirizzo: text,
  luogo_di_nascita: text,
  residenza: text,
  cap: text,
  registrato_il: moment,
});

const consents = z.object({
  obbligatori: z.array(z.object({ consenso: z.string(), dato: z.boolean() })),
  storico: z.array(z.object({ consenso: z.string(), dato_il: isoInstant, versione_dei_testi: text })),
  scelte: z.array(z.object({ scelta: z.string(), valore: z.boolean(), dal: isoInstant })),
  informati: z.array(z.object({ terapeuta: z.string(), firmato_il: moment })),
  newsletter: z.boolean(),
  invio_al_sistema_ts: z.nullable(z.boolean()),
});

const session = z.object({
  tipo: z.string(),
  titolo: z.string(),
  terapeuta: z.string(),
  inizio: isoInstant,
  fine: isoInstant,
  stato: z.string(),
  prezzo_euro: euro,
  pagato_euro: euro,
});

const payments = z.object({
  codice_fiscale: text,
  /** Null where the platform names no credit. */
  credito_euro: euro,
  movimenti_del_credito: z.array(
    z.object({ motivo: z.string(), terapeuta: z.string(), seduta_del: isoInstant, euro: z.number() }),
  ),
  fatture: z.array(z.object({ mese: z.int(), anno: z.int(), euro: z.number(), file: z.array(z.string()) })),
});

const conversation = z.object({
  con: z.string(),
  messaggi: z.array(z.object({ inviato_il: isoInstant, da: z.string(), testo: z.string(), allegato: text })),
});

const review = z.object({ terapeuta: z.string(), scritta_il: moment, stelle: z.int(), testo: text });

const ticket = z.object({
  oggetto: z.string(),
  descrizione: z.string(),
  stato: text,
  aperta_il: moment,
  chiusa_il: moment,
  risposte: z.array(z.object({ da: z.string(), testo: z.string(), data: text })),
});

export const ownData = z.object({
  formato: z.literal('ascolto-i-tuoi-dati'),
  versione: z.literal(1),
  preparato_il: isoInstant,
  profilo: profile,
  consensi: consents,
  diario: z.array(z.object({ data: text, umore: text, nota: text })),
  appuntamenti: z.array(session),
  /** Those of the therapists the patient has an appointment with or signed a consent for. */
  recensioni: z.array(review),
  pagamenti: payments,
  chat: z.array(conversation),
  /** Null where the tickets could not be read, which `non_compreso` says, too. */
  assistenza: z.nullable(z.array(ticket)),
  preferiti: z.array(z.string()),
  chiusura_richiesta_il: moment,
  /** What the file leaves out, and how to have it. */
  non_compreso: z.array(z.string()),
});

export type OwnData = z.output<typeof ownData>;
