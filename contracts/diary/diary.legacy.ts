import * as z from 'zod';
import {
  phpDay,
  phpLenient,
  phpLenientText,
  phpList,
  phpText,
  phpUndecoded,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** An entry of the diary as the platform holds it; a row without a mood is no entry (DIARY-11). */
export const diaryRow = z.looseObject({
  id: readBy(phpLenientText('diary.id'), 'owner'),
  status: readBy(phpText(), 'owner'),
  comment: readBy(phpLenientText('diary.comment'), 'owner'),
  date: readBy(phpLenient(phpDay(), 'diary.date'), 'owner'),
});

/**
 * The patient's diary, newest first, in the public part of the user. It may hold thousands of entries and only its own
 * operations read it, so a reading of the user passes it on as it came (LEG-67).
 */
export const diaryField = { diary: phpUndecoded(phpList(diaryRow, 'diary')) };
