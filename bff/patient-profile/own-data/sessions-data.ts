import { appointmentFrom, type EventAsSeen } from '#bff/appointments/appointments-mapping';
import type { ReceivedInvoice } from '#bff/patient-profile/received-invoices';
import type { WalletMovement } from '#bff/payments/own-wallet';
import { receivedReviews } from '#bff/reviews/received-reviews';
import { fullName } from '#bff/users/full-name';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { OwnData } from '#contracts/patient-profile/own-data';
import type { LegacyUser } from '#contracts/users/users.legacy';

const kindNames: Readonly<Record<Appointment['kind'], string>> = {
  'introductory-talk': 'Colloquio conoscitivo',
  single: 'Seduta terapeutica singola',
  couple: 'Seduta terapeutica di coppia',
};

const statusNames: Readonly<Record<Appointment['status'], string>> = {
  pending: 'in attesa di conferma',
  accepted: 'confermato',
  denied: 'annullato',
};

const reasons: Readonly<Record<WalletMovement['reason'], string>> = {
  'session-cancelled': 'Seduta annullata dopo il pagamento',
  'session-paid': 'Credito usato per una seduta',
};

/** The patient's appointments, earliest first. */
export function sessionsData(
  events: readonly EventAsSeen[],
  users: ReadonlyMap<string, LegacyUser>,
  mediaBase: string,
): OwnData['appuntamenti'] {
  return events
    .toSorted((one, other) => one.event.start_timestamp - other.event.start_timestamp)
    .map((seen) => appointmentFrom(seen, users.get(seen.other), mediaBase))
    .map(({ kind, title, otherSide, startsAt, endsAt, status, priceCents, paidCents }) => ({
      tipo: kindNames[kind],
      titolo: title,
      terapeuta: otherSide.name,
      inizio: startsAt,
      fine: endsAt,
      stato: statusNames[status],
      prezzo_euro: inEuro(priceCents),
      pagato_euro: inEuro(paidCents),
    }));
}

/** What the patient has written of these therapists, newest first for each. */
export function reviewsData(therapists: ReadonlyMap<string, LegacyUser>, patient: string): OwnData['recensioni'] {
  return [...therapists.values()].flatMap((therapist) =>
    receivedReviews(therapist)
      .filter(({ reviewer }) => reviewer === patient)
      .map(({ writtenAt, rating, text }) => ({
        terapeuta: fullName(therapist) || 'Terapeuta',
        scritta_il: writtenAt,
        stelle: rating,
        testo: text || null,
      })),
  );
}

interface Paid {
  readonly user: LegacyUser;
  readonly movements: readonly WalletMovement[];
  readonly invoices: readonly ReceivedInvoice[];
}

/** Tax code, credit and invoices. */
export function paymentsData({ user, movements, invoices }: Paid): OwnData['pagamenti'] {
  const { wallet } = user.manager_configuration;
  return {
    codice_fiscale: user.public_configuration.billing_info.codice_fiscale ?? null,
    credito_euro: wallet === null || wallet === undefined ? null : inEuro(Math.max(0, wallet)),
    movimenti_del_credito: movements.map(({ reason, therapistName, sessionAt, amountCents }) => ({
      motivo: reasons[reason],
      terapeuta: therapistName,
      seduta_del: sessionAt,
      euro: amountCents / 100,
    })),
    fatture: invoices.map(({ month, year, priceCents, files }) => ({
      mese: month,
      anno: year,
      euro: priceCents / 100,
      file: [...files],
    })),
  };
}

function inEuro(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
