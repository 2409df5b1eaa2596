/** The `tel:` URL of a number, however it is written. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
