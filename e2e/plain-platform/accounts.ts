import { changeUser, type Desk, done, type Handler, Refused, signer, userOf } from '#e2e/plain-platform/desk';
import type { User } from '#e2e/plain-platform/entities';
import { centsOf, type Fields, recordOf, rowsOf, textOf } from '#e2e/plain-platform/php-values';
import { newToken, partOf } from '#e2e/plain-platform/state';

export const login: Handler = ({ state }, { email, password }) => {
  const user = userWithEmail([...state.users.values()], email);
  if (!user || user.password === '' || user.password !== password) throw new Refused({ error: 'LOGIN_FAILED' });
  return { user: ownView(user) };
};

export const session: Handler = (desk, request) => ({ user: ownView(signer(desk, request)) });

/** Signs in by a provider, without a password; an unknown e-mail address opens an account. */
export const socialLogin: Handler = (desk, request) => {
  const known = userWithEmail([...desk.state.users.values()], request['email']);
  if (known) return { user: ownView(known) };
  const names = { nome: request['firstName'], cognome: request['lastName'] };
  return {
    user: ownView(newUser(desk, { email: request['email'], public_configuration: { ...names, type: 'paziente' } })),
  };
};

export const restorePassword: Handler = (desk, { email }) => {
  if (!userWithEmail([...desk.state.users.values()], email)) throw new Refused({ error: 'EMAIL_NOT_FOUND' });
  desk.state.recoveries.push(textOf(email));
  return done(desk);
};

export const register: Handler = (desk, { public_token, user }) => {
  const asked = recordOf(user);
  if (textOf(public_token) === '') throw new Refused({ error: 'UNKNOWN_APP' });
  if (textOf(asked['password']).length < 8) throw new Refused({ error: 'PASSWORD_TOO_SHORT' });
  if (userWithEmail([...desk.state.users.values()], asked['email'])) throw new Refused({ email_available: false });
  const { private_token, ...made } = newUser(desk, asked);
  const { type } = partOf(made as User, 'public_configuration');
  return {
    user: { private_token, public_token: made.public_token, email: made.email, public_configuration: { type } },
  };
};

export const userValidate: Handler = (desk, request) => {
  desk.state.announcedAccounts.push(request);
  return done(desk);
};

export const requestInfo: Handler = (desk, request) => {
  desk.state.informationRequests.push(request);
  return done(desk);
};

/** Replaces the whole user by what was sent; tokens and password cannot be changed this way. */
export const updateUser: Handler = async (desk, request) => {
  const { public_token, private_token, password } = signer(desk, request);
  const sent = recordOf(request['user']);
  const owner = userWithEmail([...desk.state.users.values()], sent['email']);
  if (owner && owner.public_token !== public_token) throw new Refused({ email_available: 'false' });
  await desk.beforeWriting();
  const user: User = { ...sent, email: textOf(sent['email']), public_token, private_token, password };
  desk.state.users.set(public_token, user);
  return { user: ownView(user) };
};

/** Replaces the lists that were sent, of the three that may be. */
export const updateUserParts: Handler = async (desk, request) => {
  const { public_token } = signer(desk, request);
  const sent = recordOf(request['public_configuration']);
  const lists = ['work_experience', 'qualifications', 'identity_documents'].filter((list) => list in sent);
  await changeUser(desk, public_token, (user) => ({
    public_configuration: {
      ...partOf(user, 'public_configuration'),
      ...Object.fromEntries(lists.map((list) => [list, rowsOf(sent[list])])),
    },
  }));
  return { user: ownView(userOf(desk, public_token)) };
};

/** Sends a text message with a signing link. */
export const sendContractCode: Handler = (desk, request) => {
  signer(desk, request);
  desk.state.textMessages.push(textOf(request['phone']));
  return done(desk);
};

/** The users of a type, or those of the given tokens, as others see them. */
export const listUsers: Handler = (desk, { private_token, type, tokens }) => {
  if (private_token !== undefined) signer(desk, { private_token });
  const wanted = rowsOf(tokens);
  const isWanted = (user: User) =>
    tokens === undefined ? partOf(user, 'public_configuration')['type'] === type : wanted.includes(user.public_token);
  const users = [...desk.state.users.values()].filter(isWanted);
  return { users: users.map(({ private_token: _secret, password: _own, ...seen }) => seen) };
};

export const alert: Handler = async (desk, request) => {
  signer(desk, request);
  const told = { ...recordOf(request['alert']), seen: false, timestamp: desk.now };
  await appendToUser(desk, userOf(desk, request['owner']), 'alerts', told);
  return done(desk);
};

export const profileView: Handler = async (desk, request) => {
  const { public_token } = signer(desk, request);
  await appendToUser(desk, userOf(desk, request['user_pt']), 'views', { by: public_token, at: desk.now });
  return done(desk);
};

/** Adds a row to a list in a user's public part. */
export function appendToUser(desk: Desk, { public_token }: User, list: string, row: Fields): Promise<void> {
  return changeUser(desk, public_token, (user) => {
    const published = partOf(user, 'public_configuration');
    return { public_configuration: { ...published, [list]: [...rowsOf(published[list]), row] } };
  });
}

function userWithEmail(users: readonly User[], email: unknown): User | undefined {
  return users.find((user) => user.email.toLowerCase() === textOf(email).toLowerCase());
}

function newUser(desk: Desk, asked: Fields): User {
  const user: User = {
    public_token: newToken(desk.state, 'user'),
    private_token: newToken(desk.state, 'secret'),
    email: textOf(asked['email']),
    username: asked['username'] ?? asked['email'],
    password: textOf(asked['password']),
    picture: '',
    registration_timestamp: desk.now,
    public_configuration: recordOf(asked['public_configuration']),
    manager_configuration: {},
    configuration: desk.manners.forgetsConfiguration ? {} : recordOf(asked['configuration']),
  };
  desk.state.users.set(user.public_token, user);
  return user;
}

/** A user as they see themselves. */
function ownView({ password: _own, ...user }: User): Fields {
  return user;
}

const monthlyPrice = 4900;

/** Every coupon, in the platform's loose forms. */
export const findCoupons: Handler = (desk, request) => {
  signer(desk, request);
  return { coupons: [...desk.state.coupons.values()] };
};

/**
 * The address of a payment page, another one with every request; without one nothing is to be paid, and the plan is the
 * user's at once.
 */
export const purchasePlan: Handler = async (desk, request) => {
  const { public_token } = signer(desk, request);
  const coupon = desk.state.coupons.get(textOf(request['coupon_id']));
  if (request['coupon_id'] && !coupon) throw new Refused({ error: 'COUPON' });
  const type = textOf(request['selected_plan']);
  const price = type === 'online' ? 0 : monthlyPrice - discountOf(coupon ?? {});
  if (price > 0) return { link: `${desk.origin}/buy/${newToken(desk.state, 'purchase')}` };
  await changeUser(desk, public_token, (user) => ({
    manager_configuration: {
      ...partOf(user, 'manager_configuration'),
      current_plan: {
        ...{ type, amount: type === 'online' ? 0 : '49', payment_completed: '1' },
        ...{ date: String(desk.now), last_payment_date: desk.now, coupon: coupon ?? [] },
      },
    },
  }));
  return done(desk);
};

function discountOf({ type, value }: Fields): number {
  const hundredths = centsOf(value);
  return Math.min(monthlyPrice, type === 'fixed' ? hundredths : Math.round((monthlyPrice * hundredths) / 10_000));
}

export const listTickets: Handler = (desk, request) => {
  const { public_token } = signer(desk, request);
  return { tickets: [...desk.state.tickets.values()].filter(({ owner }) => owner === public_token) };
};

/** Every second answer says nothing of the ticket. */
export const addTicket: Handler = (desk, request) => {
  const { public_token: owner } = signer(desk, request);
  const id = newToken(desk.state, 'ticket');
  const dates = { open_date: desk.now, closed_date: null };
  const ticket = { ...remembered(desk, recordOf(request['ticket'])), id, owner, status: 'in corso', ...dates };
  desk.state.tickets.set(id, ticket);
  return desk.manners.saysLittle && desk.state.made % 2 === 0 ? {} : { ticket };
};

/** Replaces the ticket by what was sent, whatever was written meanwhile. */
export const editTicket: Handler = (desk, request) => {
  const { public_token: owner } = signer(desk, request);
  const sent = recordOf(request['ticket']);
  const id = textOf(sent['id']);
  if (desk.state.tickets.get(id)?.['owner'] !== owner) throw new Refused({ error: 'TICKET_NOT_FOUND' });
  const ticket = { ...remembered(desk, sent), owner };
  desk.state.tickets.set(id, ticket);
  return desk.manners.saysLittle ? {} : { ticket };
};

function remembered({ manners }: Desk, ticket: Fields): Fields {
  if (!manners.forgetsConfiguration) return ticket;
  const { configuration: _dropped, ...kept } = ticket;
  const response = rowsOf(ticket['response']).map((row) => {
    const { act: _mark, ...said } = recordOf(row);
    return said;
  });
  return { ...kept, response };
}
