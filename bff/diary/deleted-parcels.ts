import * as z from 'zod/mini';
import { type Context, sessionOf } from '#bff/context';
import type { DeletedRow } from '#bff/diary/deleted-rows';
import { OperationFailed } from '#bff/operation-failed';
import { longestParcel } from '#contracts/diary/diary.api';

const deletedRow = z.object({
  row: z.unknown(),
  name: z.string(),
  alike: z.number(),
  previous: z.nullable(z.object({ name: z.string(), place: z.number() })),
  next: z.nullable(z.string()),
});
const content = z.object({ owner: z.string(), deleted: z.array(deletedRow) });

/** In bytes before sealing, which makes them a third longer; the last row of a parcel may go a little beyond. */
const fullParcel = (longestParcel / 4) * 3 - 10_000;

/**
 * Deleted rows, sealed for the browser that may want them back: whole, with fields that no browser may see, since
 * nothing of them is kept anywhere else.
 */
export function parcelsOf(context: Context, deleted: readonly DeletedRow[]): string[] {
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
  return parcels.map((rows) => context.sealedTexts.seal(JSON.stringify({ owner, deleted: rows })));
}

/** The deleted rows in parcels; refuses with `parcel_unreadable` what was not sealed here for the signed-in user. */
export function rowsInParcels(context: Context, parcels: readonly string[]): DeletedRow[] {
  const { publicToken } = sessionOf(context);
  return parcels.flatMap((sealed) => {
    const text = context.sealedTexts.open(sealed);
    const { owner, deleted } = text === undefined ? { owner: undefined, deleted: [] } : content.parse(JSON.parse(text));
    if (owner !== publicToken) throw new OperationFailed('parcel_unreadable');
    return deleted;
  });
}
