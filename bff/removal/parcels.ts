import * as z from 'zod/mini';
import { type Context, sessionOf } from '#bff/context';
import { hasUnknownOutcome } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';
import { type Removal, type RemovedRow, removedRow } from '#bff/removal/removed-rows';
import {
  longestPiece,
  mostPieces,
  parcelLastsMs,
  type RemovedParcels,
  type RestoreOperation,
} from '#contracts/removal/parcels';

const content = z.object({
  owner: z.string(),
  /** The name of the one operation that opens it. */
  restoredBy: z.string(),
  sealedAt: z.number(),
  removed: z.array(removedRow),
});

/** In bytes before sealing, which makes them a third longer; the rest is for what stands around the rows. */
const mostBytes = Math.floor((longestPiece * mostPieces * 3) / 4) - 350;

type Change = (rows: readonly unknown[]) => readonly unknown[];

/**
 * Removes rows and hands them out in parcels, sealed for the signed-in user and the operation that brings them back.
 * They are whole, with fields that no browser may see, since nothing of them is kept anywhere else (decision 44).
 * Refuses with `removal_unconfirmed`, and the parcels, where the write may have been done and nobody knows.
 *
 * @param update writes what the change makes of the rows; it may ask for the change several times, and the last counts
 */
export async function removeInParcels(
  context: Context,
  restoredBy: RestoreOperation,
  update: (change: Change) => Promise<unknown>,
  without: (rows: readonly unknown[]) => Removal,
): Promise<RemovedParcels> {
  let removed: readonly RemovedRow[] = [];
  try {
    await update((rows) => {
      const removal = without(rows);
      removed = removal.removed;
      return removal.left;
    });
  } catch (failure) {
    if (!hasUnknownOutcome(failure)) throw failure;
    // Were they thrown away with the failure, a removal that was done could not be undone any more.
    context.log.error('removal_unconfirmed', { restoredBy: restoredBy.name, reason: failure.message });
    throw new OperationFailed('removal_unconfirmed', inParcels(context, restoredBy, removed));
  }
  return inParcels(context, restoredBy, removed);
}

function inParcels(context: Context, restoredBy: RestoreOperation, removed: readonly RemovedRow[]): RemovedParcels {
  const fitting = removed.filter(fitsParcel);
  const parcels = packed(fitting).map((rows) => sealed(context, restoredBy, rows));
  return { parcels, isComplete: fitting.length === removed.length };
}

/**
 * The rows in a parcel; none in an empty one. Refuses with `parcel_unreadable` what was not sealed here for the
 * signed-in user and that operation, and with `parcel_expired` what was sealed too long ago.
 */
export function rowsInParcel(
  context: Context,
  restoredBy: RestoreOperation,
  parcel: readonly string[],
): readonly RemovedRow[] {
  if (parcel.length === 0) return [];
  const { publicToken: reader } = sessionOf(context);
  const text = context.sealedTexts.open(parcel.join(''));
  const { data } = content.safeParse(valueIn(text));
  const isForReader = data?.owner === reader && data.restoredBy === restoredBy.name;
  if (!isForReader) throw new OperationFailed('parcel_unreadable');
  if (context.now() - data.sealedAt > parcelLastsMs) throw new OperationFailed('parcel_expired');
  return data.removed;
}

/** What the text says; undefined where it is no JSON, as another text that was sealed with the same key may be. */
function valueIn(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the row can be handed out: a parcel must fit one request. */
export function fitsParcel(removed: RemovedRow): boolean {
  return bytesOf(removed) <= mostBytes;
}

function packed(removed: readonly RemovedRow[]): RemovedRow[][] {
  const packs: RemovedRow[][] = [];
  let room = 0;
  for (const one of removed) {
    const bytes = bytesOf(one);
    if (bytes > room) {
      packs.push([]);
      room = mostBytes;
    }
    packs.at(-1)?.push(one);
    room -= bytes;
  }
  return packs;
}

function sealed(context: Context, { name }: RestoreOperation, removed: RemovedRow[]): string[] {
  const { publicToken: owner } = sessionOf(context);
  const held: z.output<typeof content> = { owner, restoredBy: name, sealedAt: context.now(), removed };
  return context.sealedTexts.seal(JSON.stringify(held)).match(new RegExp(`.{1,${longestPiece}}`, 'g')) ?? [];
}

/** The length of a row among others, with the comma after it. */
function bytesOf(removed: RemovedRow): number {
  return new TextEncoder().encode(JSON.stringify(removed)).length + 1;
}
