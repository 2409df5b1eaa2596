/** Where a home's certificate is from. */
export const CERTIFICATE = {
  source: 'The home’s energy certificate, from the register of England and Wales',
  quality: 'read',
} as const;
