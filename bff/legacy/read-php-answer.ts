import { decodeText } from '#bff/legacy/decode-text';

/** What a body of the platform holds, without PHP's additions. */
export type PhpAnswer =
  | { readonly kind: 'json'; readonly value: unknown; readonly isUtf8: boolean }
  | { readonly kind: 'unreadable'; readonly reason: 'empty' | 'not-json' | 'cut-short' };

const noticeThenJson = /(?:^|\n|>)[ \t\r]*([[{])/;
const looksLikeNotice = /\b(?:notice|warning|deprecated|strict standards)\b/i;

/**
 * Reads a body: UTF-8, with what is not valid in it as windows-1252; a BOM and PHP notices may come before the JSON.
 * Text after the JSON, an HTML page, an empty body and JSON cut short are unreadable. Never throws.
 */
export function readPhpAnswer(body: Uint8Array): PhpAnswer {
  const { text, isUtf8 } = decodeText(body);
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'unreadable', reason: 'empty' };
  const whole = parseJson(trimmed);
  if (whole) return { kind: 'json', value: whole.value, isUtf8 };
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return { kind: 'unreadable', reason: 'cut-short' };
  const afterNotices = jsonAfterNotices(trimmed);
  if (afterNotices) return { kind: 'json', value: afterNotices.value, isUtf8 };
  return { kind: 'unreadable', reason: 'not-json' };
}

/** The refusal inside a 200 answer, as the platform's code or sentence; undefined when there is none. */
export function refusalIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const answer = value as Record<string, unknown>;
  const error = wordOfError(answer['error']);
  if (error !== undefined && error !== unspecific) return error;
  // These flags are more specific than a general `error`.
  if ('email_available' in answer && isFalse(answer['email_available'])) return 'EMAIL_NOT_AVAILABLE';
  if ('username_available' in answer && isFalse(answer['username_available'])) return 'USERNAME_NOT_AVAILABLE';
  return error;
}

const unspecific = 'error';

function wordOfError(error: unknown): string | undefined {
  if (typeof error === 'string' && error !== '' && !isFalse(error)) return error;
  if (error === true || error === 1) return unspecific;
  if (typeof error !== 'object' || error === null || (Array.isArray(error) && error.length === 0)) return undefined;
  const message = (error as Record<string, unknown>)['message'];
  return typeof message === 'string' && message !== '' ? message : unspecific;
}

function jsonAfterNotices(text: string): { value: unknown } | undefined {
  const found = noticeThenJson.exec(text);
  if (!found?.[1]) return undefined;
  const start = found.index + found[0].length - 1;
  if (!looksLikeNotice.test(text.slice(0, start))) return undefined;
  return parseJson(text.slice(start));
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { value } : undefined;
  } catch {
    return undefined;
  }
}

function isFalse(value: unknown): boolean {
  return value === false || value === 0 || value === '0' || value === 'false';
}
