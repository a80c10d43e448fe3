import * as z from 'zod';
import { SocialSignInFailed } from '#bff/social/social-sign-in-failed';
import { emailAddress } from '#contracts/kernel/email-address';
import type { SocialProvider } from '#contracts/login/login.api';

/** A person as a provider identifies them, without the credential. */
export interface SocialProfile {
  readonly provider: SocialProvider;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly photoUrl: string;
  readonly firstName: string;
  readonly lastName: string;
}

const text = z.string().max(500).catch('');

const googleAnswer = z.object({
  sub: z.string().min(1).max(255),
  name: text,
  email: text,
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  picture: text,
  given_name: text,
  family_name: text,
});

const facebookAnswer = z.object({
  id: z.string().min(1).max(255),
  name: text,
  email: text,
  picture: z.object({ data: z.object({ url: text }) }).catch({ data: { url: '' } }),
  first_name: text,
  last_name: text,
});

/**
 * The profile in a provider's answer. Fails with `provider_unreadable`, with `email_missing`, and for Google with
 * `email_unverified`; Facebook gives only confirmed addresses and does not say so (SOCIAL-05).
 */
export function socialProfileFrom(provider: SocialProvider, answer: unknown): SocialProfile {
  const profile = provider === 'google' ? googleProfile(answer) : facebookProfile(answer);
  const email = emailAddress.safeParse(profile.email);
  if (!email.success) throw new SocialSignInFailed('email_missing');
  return { ...profile, email: email.data };
}

function googleProfile(answer: unknown): SocialProfile {
  const { sub: id, name, email, picture: photoUrl, ...rest } = read(googleAnswer, answer);
  if (email !== '' && !rest.email_verified) throw new SocialSignInFailed('email_unverified');
  return { provider: 'google', id, name, email, photoUrl, firstName: rest.given_name, lastName: rest.family_name };
}

function facebookProfile(answer: unknown): SocialProfile {
  const { id, name, email, picture, first_name: firstName, last_name: lastName } = read(facebookAnswer, answer);
  return { provider: 'facebook', id, name, email, photoUrl: picture.data.url, firstName, lastName };
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new SocialSignInFailed('provider_unreadable');
  return parsed.data;
}
