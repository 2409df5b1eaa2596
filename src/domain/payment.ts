// LOOK-08: how a household pays for energy.

export const PAYMENT_METHODS = [
  'monthlyDirectDebit',
  'quarterlyDirectDebit',
  'cashOrCheque',
  'prePaymentMeter',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** CONST-08. */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'monthlyDirectDebit';

/** CONST-08: share of use at night on an Economy 7 meter, percent. */
export const ECONOMY7_PERCENTAGE = 42;
