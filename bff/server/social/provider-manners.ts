import type { SocialProvider } from '#contracts/login/login.api';

interface ProviderManners {
  /** The name the provider signs with. */
  readonly issuer: string;
  readonly scope: string;
  /** Vouches by an identity token, which carries our nonce. */
  readonly isOpenId: boolean;
  /** The fields to ask a profile for, where they must be named. */
  readonly profileFields?: string;
}

/** How the two providers differ. */
export const providerManners: Readonly<Record<SocialProvider, ProviderManners>> = {
  google: { issuer: 'https://accounts.google.com', scope: 'openid email profile', isOpenId: true },
  facebook: {
    issuer: 'https://www.facebook.com',
    scope: 'email public_profile',
    isOpenId: false,
    profileFields: 'name,email,picture,first_name,last_name',
  },
};
