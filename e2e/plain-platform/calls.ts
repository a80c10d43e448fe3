import * as accounts from '#e2e/plain-platform/accounts';
import * as calendar from '#e2e/plain-platform/calendar';
import * as chat from '#e2e/plain-platform/chat';
import type { Handler } from '#e2e/plain-platform/desk';
import * as documents from '#e2e/plain-platform/documents';

/** Every call with a JSON body: its method and path, and its handler. */
const calls = {
  login: ['POST /appserver/endpoint.php/login', accounts.login],
  session: ['POST /appserver/endpoint.php/session', accounts.session],
  socialLogin: ['POST /appserver/endpoint.php/social-login', accounts.socialLogin],
  restorePassword: ['POST /appserver/endpoint.php/restore-password', accounts.restorePassword],
  register: ['POST /appserver/custom.php/registration', accounts.register],
  userValidate: ['PUT /appserver/custom.php/user-validate', accounts.userValidate],
  updateUser: ['PUT /appserver/endpoint.php/user', accounts.updateUser],
  updateUserParts: ['PATCH /appserver/endpoint.php/user', accounts.updateUserParts],
  requestInfo: ['PUT /php/custom.php/request-info', accounts.requestInfo],
  listUsers: ['POST /php/endpoint.php/users', accounts.listUsers],
  alert: ['POST /php/endpoint.php/alert', accounts.alert],
  profileView: ['PUT /backend/custom.php/profile-view', accounts.profileView],
  listChats: ['POST /php/endpoint.php/chats', chat.listChats],
  createChat: ['POST /php/custom.php/chat', chat.createChat],
  sendMessage: ['PUT /php/custom.php/chat', chat.sendMessage],
  noticeChatCreate: ['POST /php/endpoint.php/chat', chat.noticeChatCreate],
  noticeChatAppend: ['PUT /php/endpoint.php/chat', chat.noticeChatAppend],
  markSeen: ['PUT /php/endpoint.php/recipient', chat.markSeen],
  deleteChat: ['DELETE /php/endpoint.php/chat', chat.deleteChat],
  listEvents: ['POST /php/endpoint.php/events', calendar.listEvents],
  addEvent: ['POST /php/endpoint.php/event', calendar.addEvent],
  deleteEvent: ['DELETE /php/endpoint.php/event', calendar.deleteEvent],
  updateBooking: ['PUT /php/custom.php/book', calendar.updateBooking],
  acceptAppointment: ['POST /php/custom.php/appointment-accept', calendar.acceptAppointment],
  purchasePlan: ['POST /php/custom.php/purchase_plan', accounts.purchasePlan],
  findCoupons: ['POST /php/endpoint.php/coupons', accounts.findCoupons],
  rate: ['POST /php/custom.php/rating', calendar.rate],
  listInvoices: ['POST /php/endpoint.php/invoices', calendar.listInvoices],
  informedConsent: ['POST /php/custom.php/conseso-informato', documents.informedConsent],
  sendContractCode: ['POST /php/endpoint.php/contract', accounts.sendContractCode],
  upload: ['POST /media/upload.php', documents.upload],
  listTickets: ['POST /php/endpoint.php/tickets', accounts.listTickets],
  addTicket: ['POST /php/endpoint.php/ticket', accounts.addTicket],
  editTicket: ['PUT /php/endpoint.php/ticket', accounts.editTicket],
} as const satisfies Readonly<Record<string, readonly [place: string, handler: Handler]>>;

export type CallName = keyof typeof calls;

/** The call at a method and path. */
export function callAt(place: string): { readonly name: CallName; readonly handler: Handler } | undefined {
  const found = Object.entries(calls).find(([, [stands]]) => stands === place);
  return found && { name: found[0] as CallName, handler: found[1][1] };
}
