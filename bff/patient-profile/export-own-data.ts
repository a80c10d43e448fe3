import { ownEvents } from '#bff/appointments/own-events';
import { messagesFrom } from '#bff/chat/chat-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { ownChats } from '#bff/chat/own-chats';
import { withOtherSides } from '#bff/chat/with-other-sides';
import { type Context, sessionOf } from '#bff/context';
import { LegacyTooLarge, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { confirmedExport } from '#bff/login/confirmed-export';
import {
  consentsData,
  diaryData,
  momentOf,
  profileData,
  ticketsData,
} from '#bff/patient-profile/own-data/profile-data';
import { readableUser } from '#bff/patient-profile/own-data/readable-user';
import { paymentsData, reviewsData, sessionsData } from '#bff/patient-profile/own-data/sessions-data';
import { receivedInvoices } from '#bff/patient-profile/received-invoices';
import { ownMovements } from '#bff/payments/own-wallet';
import type { OperationHandler } from '#bff/run-operation';
import { ownTickets } from '#bff/tickets/own-tickets';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import { ownRecord } from '#bff/users/own-user';
import type { ChatMessage } from '#contracts/chat/chat.api';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { OwnData } from '#contracts/patient-profile/own-data';
import type { exportOwnData } from '#contracts/patient-profile/patient-profile.api';
import type { LegacyTicket } from '#contracts/tickets/tickets.legacy';

/** What the platform has no call for yet, or keeps in files of their own. */
const neverIn = [
  'I file: i consensi firmati e le fatture si scaricano dalla scheda «documenti», gli allegati dalla chat.',
  'Le recensioni di terapeuti con cui non hai più appuntamenti né consensi: chiedile scrivendo all’assistenza.',
  'Gli avvisi: chiedili scrivendo all’assistenza.',
  'Le note che un terapeuta tiene per sé: chiedile a lui.',
];

const ticketsLeftOut =
  'I ticket dell’assistenza: questa volta non si sono potuti leggere. Chiedili scrivendo all’assistenza.';

/**
 * Everything the platform holds of the patient and the patient may see, read at this moment, one file at a time for a
 * patient. Fails as a whole when a part cannot be read: a file that silently lacked one would be taken for all of it.
 * Of tickets the file says so itself where the platform's answer is too large or unreadable, which asking again later
 * does not mend: the rest is still the patient's.
 * Refuses as `confirmedExport` does.
 */
export const handleExportOwnData: OperationHandler<typeof exportOwnData> = (context, { password }) =>
  confirmedExport(context, password, async () => ({ data: await ownDataOf(context) }));

async function ownDataOf(context: Context): Promise<OwnData> {
  const { user, diary } = readableUser(context, await ownRecord(context, sessionOf(context)));
  const { fav_therapist: favourites = [], consenso_informato: consents } = user.public_configuration;
  const events = await ownEvents(context);
  const [therapists, movements, invoices, chats, cards, tickets] = await Promise.all([
    findUsers(context, [...events.map(({ other }) => other), ...consents.map(({ user_pt }) => user_pt)]),
    ownMovements(context),
    receivedInvoices(context),
    chatsData(context),
    context.directory.cards(favourites, context.now()),
    readableTickets(context),
  ]);
  const nameOf = (token: string) => {
    const known = therapists.get(token);
    return (known && fullName(known)) || 'Terapeuta';
  };
  return {
    formato: 'ascolto-i-tuoi-dati',
    versione: 1,
    preparato_il: isoFromInstant(context.now()),
    profilo: profileData(user),
    consensi: consentsData(user, nameOf),
    diario: diaryData(diary),
    appuntamenti: sessionsData(events, therapists, context.settings.mediaBase),
    recensioni: reviewsData(therapists, user.public_token),
    pagamenti: paymentsData({ user, movements, invoices }),
    chat: chats,
    assistenza: tickets && ticketsData(tickets),
    preferiti: cards.map(({ name }) => name),
    chiusura_richiesta_il: momentOf(user.configuration.ascolto?.closure_requested_at),
    non_compreso: tickets ? neverIn : [...neverIn, ticketsLeftOut],
  };
}

/** The patient's tickets; null where the platform answered with something too large or unreadable. */
async function readableTickets(context: Context): Promise<LegacyTicket[] | null> {
  try {
    return await ownTickets(context);
  } catch (failure) {
    if (failure instanceof LegacyTooLarge || failure instanceof LegacyUnreadable) return null;
    throw failure;
  }
}

/** The patient's conversations with all their messages, as the chat shows them. */
async function chatsData(context: Context): Promise<OwnData['chat']> {
  const chats = await withOtherSides(context, await ownChats(context));
  return chats.map(({ chat, otherSide: { name } }) => ({
    con: name,
    messaggi: messagesFrom(chat, chatViewpoint(context)).map(({ sentAt, own, content }) => ({
      inviato_il: sentAt,
      da: own ? 'tu' : name,
      testo: content.text,
      allegato: attachmentOf(content),
    })),
  }));
}

/** What came with the message: the name of a file, or the address of a link. */
function attachmentOf(content: ChatMessage['content']): string | null {
  if (content.kind === 'image' || content.kind === 'file') return content.name;
  return content.kind === 'link' ? content.url : null;
}
