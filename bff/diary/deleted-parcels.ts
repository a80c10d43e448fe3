import * as z from 'zod/mini';
import { type Context, sessionOf } from '#bff/context';
import type { DeletedRow } from '#bff/diary/deleted-rows';
import { OperationFailed } from '#bff/operation-failed';
import { longestPiece, mostPieces } from '#contracts/diary/diary.api';

const deletedRow = z.object({
  row: z.unknown(),
  name: z.string(),
  alike: z.number(),
  previous: z.nullable(z.object({ name: z.string(), place: z.number() })),
  next: z.nullable(z.string()),
});
const content = z.object({ owner: z.string(), deleted: z.array(deletedRow) });

/** In bytes before sealing, which makes them a third longer; the last row of a parcel goes beyond. */
const fullParcel = 30_000;

/**
 * Deleted rows, sealed for the browser that may want them back: whole, with fields that no browser may see, since
 * nothing of them is kept anywhere else.
 */
export function parcelsOf(context: Context, deleted: readonly DeletedRow[]): string[][] {
  const { publicToken: owner } = sessionOf(context);
  const parcels: DeletedRow[][] = [];
  let room = 0;
  for (const one of deleted) {
    if (room <= 0) {
      parcels.push([]);
      room = fullParcel;
    }
    parcels.at(-1)?.push(one);
    room -= new TextEncoder().encode(JSON.stringify(one)).length;
  }
  return parcels.map((rows) => inPieces(context.sealedTexts.seal(JSON.stringify({ owner, deleted: rows }))));
}

/** The deleted rows in a parcel; refuses with `parcel_unreadable` what was not sealed here for the signed-in user. */
export function rowsInParcel(context: Context, parcel: readonly string[]): readonly DeletedRow[] {
  if (parcel.length === 0) return [];
  const text = context.sealedTexts.open(parcel.join(''));
  const opened = text === undefined ? undefined : content.parse(JSON.parse(text));
  if (opened?.owner !== sessionOf(context).publicToken) throw new OperationFailed('parcel_unreadable');
  return opened.deleted;
}

/** The pieces of a sealed text. A row of another program may be too long for one request: it cannot be handed out. */
function inPieces(sealed: string): string[] {
  const pieces = sealed.match(new RegExp(`.{1,${longestPiece}}`, 'g')) ?? [];
  return pieces.length > mostPieces ? [] : pieces;
}
