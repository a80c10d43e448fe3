import * as z from 'zod';
import {
  type ChatRow,
  type ConsentDocumentRow,
  type CouponRow,
  type CredentialsRow,
  chatSchema,
  consentDocumentSchema,
  couponSchema,
  credentialsSchema,
  type EventRow,
  eventSchema,
  type FileRow,
  fileSchema,
  type InvoiceRow,
  invoiceSchema,
  type MessageRow,
  messageSchema,
  type OutboxRow,
  outboxSchema,
  type PlanPurchaseRow,
  planPurchaseSchema,
  type RecoveryRow,
  recoverySchema,
  type SigningRow,
  signingSchema,
  type UserRow,
  userSchema,
} from '#mocks/db/rows';
import { createTable, type Table } from '#mocks/db/table';
import { type TicketRow, ticketSchema } from '#mocks/db/ticket-row';

interface Tables {
  readonly users: Table<UserRow>;
  readonly credentials: Table<CredentialsRow>;
  readonly recoveries: Table<RecoveryRow>;
  readonly signings: Table<SigningRow>;
  readonly chats: Table<ChatRow>;
  readonly messages: Table<MessageRow>;
  readonly events: Table<EventRow>;
  readonly invoices: Table<InvoiceRow>;
  readonly coupons: Table<CouponRow>;
  readonly tickets: Table<TicketRow>;
  readonly planPurchases: Table<PlanPurchaseRow>;
  readonly files: Table<FileRow>;
  readonly consentDocuments: Table<ConsentDocumentRow>;
  readonly outbox: Table<OutboxRow>;
}

/** All of the platform's data, as plain JSON. */
export const databaseSnapshot = z.object({
  issuedTokens: z.int(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type DatabaseSnapshot = z.infer<typeof databaseSnapshot>;

export interface Database extends Tables {
  /** A token that was never used: `event-1001`, `event-1002`… */
  nextToken(kind: string): string;
  snapshot(): DatabaseSnapshot;
  /** Replaces everything with a snapshot, or throws and changes nothing when a row does not fit. */
  load(snapshot: DatabaseSnapshot): void;
  /** Called after every write; loading does not count as one. */
  onWrite(listener: () => void): void;
}

const firstIssued = 1000;

/** A new database, empty or a copy of another, with which it shares nothing. */
export function createDb(copied?: DatabaseSnapshot): Database {
  let issuedTokens = copied?.issuedTokens ?? firstIssued;
  const listeners: (() => void)[] = [];
  const tables = createTables(() => {
    for (const listener of listeners) listener();
  });
  if (copied) for (const [name, table] of Object.entries(tables)) table.adopt(copied.tables[name] ?? []);

  return {
    ...tables,
    nextToken(kind) {
      issuedTokens += 1;
      return `${kind}-${issuedTokens}`;
    },
    snapshot: () => ({
      issuedTokens,
      tables: Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, table.list()])),
    }),
    load(snapshot) {
      const prepared = Object.entries(tables).map(([name, table]) => table.prepare(snapshot.tables[name] ?? []));
      for (const takeUp of prepared) takeUp();
      issuedTokens = snapshot.issuedTokens;
    },
    onWrite: (listener) => void listeners.push(listener),
  };
}

function createTables(onWrite: () => void): Tables {
  const idOf = ({ public_token }: { public_token: string }) => public_token;
  return {
    users: createTable<UserRow>({ name: 'users', idOf, schema: userSchema, onWrite }),
    credentials: createTable<CredentialsRow>({ name: 'credentials', idOf, schema: credentialsSchema, onWrite }),
    recoveries: createTable<RecoveryRow>({
      name: 'recoveries',
      idOf: ({ token }) => token,
      schema: recoverySchema,
      onWrite,
    }),
    signings: createTable<SigningRow>({
      name: 'signings',
      idOf: ({ token }) => token,
      schema: signingSchema,
      onWrite,
    }),
    chats: createTable<ChatRow>({ name: 'chats', idOf, schema: chatSchema, onWrite }),
    messages: createTable<MessageRow>({ name: 'messages', idOf, schema: messageSchema, onWrite }),
    events: createTable<EventRow>({ name: 'events', idOf, schema: eventSchema, onWrite }),
    invoices: createTable<InvoiceRow>({ name: 'invoices', idOf: ({ id }) => id, schema: invoiceSchema, onWrite }),
    coupons: createTable<CouponRow>({ name: 'coupons', idOf: ({ id }) => id, schema: couponSchema, onWrite }),
    tickets: createTable<TicketRow>({ name: 'tickets', idOf: ({ id }) => id, schema: ticketSchema, onWrite }),
    planPurchases: createTable<PlanPurchaseRow>({ name: 'planPurchases', idOf, schema: planPurchaseSchema, onWrite }),
    files: createTable<FileRow>({ name: 'files', idOf: ({ name }) => name, schema: fileSchema, onWrite }),
    consentDocuments: createTable<ConsentDocumentRow>({
      name: 'consentDocuments',
      idOf: ({ name }) => name,
      schema: consentDocumentSchema,
      onWrite,
    }),
    outbox: createTable<OutboxRow>({ name: 'outbox', idOf: ({ id }) => id, schema: outboxSchema, onWrite }),
  };
}
