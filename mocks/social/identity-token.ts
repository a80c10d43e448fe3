import type { Instant } from '#contracts/kernel/instant';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { SocialAccount } from '#mocks/social/accounts';
import type { SocialGrant } from '#mocks/social/grants';

const lifetimeSeconds = 3600;

/** The identity token of a sign-in, in the form Google gives one; its signature is none. */
export function identityToken({ id, email }: SocialAccount, { clientId, nonce }: SocialGrant, now: Instant): string {
  const issuedAt = secondsFromInstant(now);
  const claims = {
    iss: 'https://accounts.google.com',
    aud: clientId,
    sub: id,
    email,
    nonce,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
  };
  const parts = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) => base64Url(JSON.stringify(part)));
  return [...parts, base64Url('demonstration')].join('.');
}

/** Bytes of a text, or bytes, in the alphabet of addresses. */
export function base64Url(content: string | Uint8Array): string {
  return Buffer.from(content).toString('base64url');
}
