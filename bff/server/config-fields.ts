import { isIP } from 'node:net';
import * as z from 'zod';
import { isEmailAddress } from '#contracts/kernel/email-address';
import { legacyCalls } from '#contracts/legacy-calls';

/*
 * One schema per kind of variable. A message completes the sentence that begins with the variable's name, and never
 * quotes the value, which may be a secret.
 */

export function text() {
  return z.string({ error: 'is missing' }).trim();
}

export function wholeNumber({ min, max }: { min: number; max: number }) {
  return text()
    .regex(/^\d{1,9}$/, { error: 'is not a whole number', abort: true })
    .transform(Number)
    .refine((number) => number >= min && number <= max, { error: `is not between ${min} and ${max}` });
}

export function switchedOn() {
  return z.enum(['true', 'false'], { error: 'is neither true nor false' }).transform((value) => value === 'true');
}

/** An http or https address without credentials, query or fragment; a trailing slash is dropped. */
export function webAddress() {
  return text()
    .refine(isPlainWebAddress, { error: 'is not an http or https address without credentials or query' })
    .transform((address) => address.replace(/\/+$/, ''));
}

/** The address of a Redis; it may hold a user and a password. */
export function redisAddress() {
  return text().refine(isRedisAddress, {
    error: 'is not a redis:// or rediss:// address with a host, and without a database or settings',
  });
}

/** What follows the port would choose another database than the one that is written of, or override our settings. */
function isRedisAddress(value: string): boolean {
  const { protocol = '', hostname = '', pathname = '', search, hash } = URL.parse(value) ?? {};
  const isPlain = ['', '/', '/0'].includes(pathname) && !search && !hash;
  return /^rediss?:\/\/./.test(value) && ['redis:', 'rediss:'].includes(protocol) && hostname !== '' && isPlain;
}

/** Scheme, host and port, as a browser writes them in its Origin header. */
export function origin() {
  return text().refine((value) => isPlainWebAddress(value) && URL.parse(value)?.origin === value, {
    error: 'is not an origin, such as https://ascolto.example',
  });
}

export function commaList() {
  return text()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .refine((items) => items.every((item) => item !== ''), { error: 'has an empty item in its comma list' });
}

/** A telephone number as wa.me takes it: international, digits only; the forms people write are taken too. */
export function internationalNumber() {
  return text()
    .transform((number) => number.replaceAll(/[\s().-]/g, '').replace(/^(?:\+|00)/, ''))
    .refine((number) => /^[1-9]\d{6,14}$/.test(number), {
      error: 'is not an international telephone number, such as +39 333 1234567',
    });
}

export function emailAddress() {
  return text().refine(isEmailAddress, { error: 'is not an e-mail address' });
}

/** Addresses, or networks such as 10.0.0.0/8. */
export function addressList() {
  return commaList().refine((items) => items.every(isAddressOrNetwork), {
    error: 'is not a comma list of addresses or networks',
  });
}

/** Every key is checked: a wrong second one would otherwise show only when a cookie needs it. */
export function base64Keys() {
  return commaList()
    .transform((keys) => keys.map((key) => Buffer.from(key, 'base64')))
    .refine((keys) => keys.every((key) => key.length === 32), {
      error: 'has a key that is not 32 bytes in base64 (openssl rand -base64 32)',
    });
}

/** A JSON object from a call's name to the path that replaces the contract's. */
export function legacyPaths() {
  return text().transform((json, context): Record<string, string> => {
    const paths = z.record(z.string(), z.string()).safeParse(parseJson(json));
    if (!paths.success) return fault(context, 'is not a JSON object from names of calls to paths');
    for (const [name, path] of Object.entries(paths.data)) {
      if (!Object.hasOwn(legacyCalls, name)) context.addIssue(`names ${JSON.stringify(name)}, which is no call`);
      if (!/^\/(?!\/)[\w./-]*$/.test(path)) context.addIssue(`gives ${JSON.stringify(name)} a path that is not one`);
    }
    return paths.data;
  });
}

function isPlainWebAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.username === '' && url.password === '' && !/[?#]/.test(value);
}

function isAddressOrNetwork(item: string): boolean {
  const [address = '', bits, ...rest] = item.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function fault(context: z.core.$RefinementCtx<unknown>, message: string): never {
  context.issues.push({ code: 'custom', message, input: undefined });
  return z.NEVER;
}
