import type { ListedEntry } from '#bff/diary/diary-rows';
import { givenConsents } from '#bff/patient-profile/patient-decisions';
import { patientValues } from '#bff/patient-profile/patient-values';
import { detailFrom, newestFirst } from '#bff/tickets/ticket-mapping';
import { shownName } from '#bff/users/shown-name';
import { type MandatoryConsent, mandatoryConsents } from '#contracts/consents/consents.api';
import { type Instant, isoFromInstant } from '#contracts/kernel/instant';
import type { OwnData } from '#contracts/patient-profile/own-data';
import type { LegacyTicket } from '#contracts/tickets/tickets.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** What each consent is called in the file. */
const consentNames: Readonly<Record<MandatoryConsent, string>> = {
  terms: 'Termini e condizioni',
  privacy: 'Privacy e profilazione',
  personalData: 'Dati personali sulla salute',
  serviceFee: 'Quota di servizio e fatturazione',
};

const choiceNames = { newsletter: 'Newsletter', deduct_cost: 'Invio delle spese al Sistema Tessera Sanitaria' };

/** Who the patient is. */
export function profileData(user: LegacyUser): OwnData['profilo'] {
  const { public_configuration: profile } = user;
  return {
    nome: shownName(profile.nome ?? ''),
    cognome: shownName(profile.cognome ?? ''),
    data_di_nascita: profile.dob ?? null,
    genere: profile.gender ?? null,
    email: user.email ?? '',
    telefono: profile.telefono ?? null,
    indirizzo: profile.indirizzo?.formatted_address ?? null,
    luogo_di_nascita: profile.birth_address?.formatted_address ?? null,
    residenza: profile.current_address?.formatted_address ?? null,
    cap: profile.cap ?? null,
    registrato_il: momentOf(user.registration_timestamp),
  };
}

/** What the patient has agreed to and chosen, with the history there is; `nameOf` names a therapist. */
export function consentsData(user: LegacyUser, nameOf: (token: string) => string): OwnData['consensi'] {
  const values = patientValues(user);
  const { consenso_informato: informed } = user.public_configuration;
  return {
    obbligatori: mandatoryConsents.map((consent) => ({ consenso: consentNames[consent], dato: values[consent] })),
    storico: givenConsents(user).map(({ consent, givenAt, version }) => ({
      consenso: consentNames[consent],
      dato_il: givenAt,
      versione_dei_testi: version,
    })),
    scelte: (user.configuration.ascolto?.choices ?? []).map(({ choice, value, at }) => ({
      scelta: choiceNames[choice],
      valore: value,
      dal: isoFromInstant(at),
    })),
    informati: informed.map(({ user_pt, created_at }) => ({
      terapeuta: nameOf(user_pt),
      firmato_il: momentOf(created_at),
    })),
    newsletter: values.newsletter,
    invio_al_sistema_ts: values.deductCost,
  };
}

/** The diary, in the platform's order. */
export function diaryData(listed: readonly ListedEntry[]): OwnData['diario'] {
  return listed.map(({ entry }) => ({ data: entry.date, umore: entry.mood, nota: entry.comment || null }));
}

/** The tickets, newest first, each with all that was written in it. */
export function ticketsData(tickets: readonly LegacyTicket[]): OwnData['assistenza'] {
  return newestFirst(tickets.map(detailFrom)).map((ticket) => ({
    oggetto: ticket.title,
    descrizione: ticket.description,
    stato: ticket.status,
    aperta_il: ticket.openedAt,
    chiusa_il: ticket.closedAt,
    risposte: ticket.responses.map(({ fromSupport, text, date }) => ({
      da: fromSupport ? 'assistenza' : 'tu',
      testo: text,
      data: date,
    })),
  }));
}

/** A moment of the platform for the file; null where there is none. */
export function momentOf(at: Instant | undefined): string | null {
  return at === undefined ? null : isoFromInstant(at);
}
