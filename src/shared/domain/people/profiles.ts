/** Sites on which people have profiles, by the field that holds the account's name, which completes the address. */
export const PROFILE_SITES = {
  instagram_id: 'https://www.instagram.com/',
  twitter_id: 'https://x.com/',
  facebook_id: 'https://www.facebook.com/',
} as const;
