/** The source of facts from a home's energy certificate. */
export const CERTIFICATE = {
  source: 'The home’s energy certificate, from the register of England and Wales',
  quality: 'read',
} as const;
