import { appointmentNoticeSubject } from '#contracts/chat/appointment-notice';
import type { ContractField } from '#contracts/kernel/inspection/contract-fields';
import type { FieldReader } from '#contracts/kernel/platform/readers';
import { type Json, type JsonLocation, type JsonObject, leavesOf, replaceAt, valueAt } from '#mocks/canaries/json';
import { closedLists, keptFields, keptUnknown, neverFilledIn, unchanged } from '#mocks/canaries/kept-fields';
import { type LeafValues, leafValues, nearbyPlace, unknownValues } from '#mocks/canaries/leaf-values';
import { plantedFields, type RowKind } from '#mocks/canaries/planted-fields';
import { locationsOf, withRoomFor } from '#mocks/canaries/room-for-fields';
import { decidesVisibility, visibility } from '#mocks/canaries/user-visibility';
import type { UserRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

/** A field of one row, and the values it is given. */
export interface CanarySite extends LeafValues {
  readonly kind: RowKind;
  readonly row: string;
  readonly path: string;
  /** Its location in the row once there is room for it. */
  readonly location: JsonLocation;
  /** Empty for a field no contract names. */
  readonly readers: readonly FieldReader[];
  readonly schema?: ContractField['schema'];
}

type World = Pick<Platform, 'db' | 'now'>;

interface SiteSetup {
  readonly world: World;
  readonly kind: RowKind;
  /** With room for every field. */
  readonly row: JsonObject;
  /** The number of the next canary, so that no two are alike. */
  readonly next: () => number;
}

/** A site for every field of every row: those the contracts name, and all others. */
export function canarySites(world: World): CanarySite[] {
  const { users, chats, messages, events, invoices, coupons, tickets } = world.db;
  const rows: Readonly<Record<RowKind, readonly object[]>> = {
    user: users.list(),
    chat: chats.list(),
    message: messages.list(),
    event: events.list(),
    invoice: invoices.list(),
    coupon: coupons.list(),
    ticket: tickets.list(),
  };
  let issued = 0;
  const next = () => {
    issued += 1;
    return issued;
  };
  return (Object.keys(rows) as RowKind[]).flatMap((kind) =>
    rows[kind].flatMap((row) => {
      const setup = { world, kind, row: withRoom(kind, row as JsonObject), next };
      return [...knownSites(setup), ...unknownSites(setup)];
    }),
  );
}

/** The row with room for every field that may be planted in it. */
export function withRoom(kind: RowKind, row: JsonObject): JsonObject {
  return withRoomFor(
    plantedFields[kind].map(({ path }) => path).filter((path) => !closedLists.has(path)),
    row,
  );
}

function knownSites({ world, kind, row, next }: SiteSetup): CanarySite[] {
  const isNotice = row['subject'] === appointmentNoticeSubject;
  const fields = plantedFields[kind].filter(
    ({ path }) => !closedLists.has(path) && !(isNotice && (path === 'subject' || path === 'body')),
  );
  return fields.flatMap(({ path, readers, schema }) =>
    locationsOf(path, row).flatMap(({ location, isAdded }) => {
      const present = isAdded ? '' : (valueAt(row, location) ?? '');
      const keptField = isAdded ? undefined : keptFields[kind][path];
      if (present === '' && (keptField || neverFilledIn.has(path))) return [];
      const site = { kind, row: idOf(row), path, location, readers, schema };
      const values = keptField?.(present, next()) ?? valuesOf(site, present, next());
      const isSafe = kind !== 'user' || !changesVisibility(world, row, { ...site, ...values });
      if (isSafe) return [{ ...site, ...values }];
      return present === '' ? [] : [{ ...site, ...unchanged(present, 0) }];
    }),
  );
}

function valuesOf({ path, readers, schema }: ContractField, present: Json, number: number): LeafValues {
  if (path.endsWith('coordinates')) return nearbyPlace(present, number);
  return leafValues(schema, { present, number, keepsInitial: readers.includes('initial-reader') });
}

/** Whether one of the values would change whether the user is listed, admitted or named in chats. */
function changesVisibility(world: World, row: JsonObject, { path, location, put, other }: CanarySite): boolean {
  if (!decidesVisibility(path)) return false;
  return [put, other].some((value) => {
    const after = structuredClone(row);
    replaceAt(after, location, value);
    return visibility(world, after as unknown as UserRow) !== visibility(world, row as unknown as UserRow);
  });
}

/** The fields of the row that no contract names. */
function unknownSites({ kind, row, next }: SiteSetup): CanarySite[] {
  const named = new Set(plantedFields[kind].map(({ path }) => path));
  const isNamed = (path: string) => named.has(path) || named.has(path.replace(/\[\]$/, ''));
  return leavesOf(row)
    .filter(({ path, value }) => value !== '' && !isNamed(path) && !keptUnknown[kind].test(path))
    .flatMap(({ location, path, value }) => {
      const values = unknownValues(value, next());
      return values ? [{ kind, row: idOf(row), path, location, readers: [], ...values }] : [];
    });
}

function idOf(row: JsonObject): string {
  return String(row['public_token'] ?? row['id']);
}
