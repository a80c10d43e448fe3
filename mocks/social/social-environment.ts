/** The variables that make a back end use the demonstration platform for both sign-in providers. */
export function socialEnvironment(platformOrigin: string): Record<string, string> {
  return Object.fromEntries(
    ['google', 'facebook'].flatMap((provider) => {
      const [prefix, pages] = [provider.toUpperCase(), `${platformOrigin}/provider/${provider}`];
      return [
        [`${prefix}_CLIENT_ID`, `demonstration-${provider}`],
        [`${prefix}_CLIENT_SECRET`, `demonstration-secret-of-${provider}`],
        [`${prefix}_AUTHORISATION_URL`, `${pages}/authorize`],
        [`${prefix}_TOKEN_URL`, `${pages}/token`],
        [`${prefix}_PROFILE_URL`, `${pages}/profile`],
      ];
    }),
  );
}
