// STEP-ADDR-21…26: the answer is valid if an address is chosen and its meters can be quoted for.
import * as v from 'valibot';
import type { ChosenAddress } from '../../../domain/address.ts';
import type { Consent } from '../../../domain/answers.ts';
import { meterRefusal } from '../../../domain/meter.ts';
import { isPostcode } from '../../../domain/postcode.ts';
import { says } from '../../../wizard/problem.ts';
import { codeProblem } from '../../question/code-problem.ts';
import { defineStep } from '../../question/define-step.ts';
import { requiredObject } from '../../question/required.ts';

const chosen = v.pipe(
  requiredObject<ChosenAddress>(),
  v.check(
    ({ parts }) => !meterRefusal(parts),
    ({ input }) => says(`refusal.${meterRefusal(input.parts)}`),
  ),
);

export const addressStep = defineStep({
  id: 'address',
  asks: ['postcode', 'address', 'gdprConsent'],
  typed: ['postcode'],
  brings: [
    'supplierId',
    'gasSupplierId',
    'electricitySupplierId',
    'sameSupplier',
    'compareFuel',
    'isEconomy7',
    'economy7Percentage',
    'currentPayMethod',
    'gasUsage',
    'electricityUsage',
    'solarPropertyId',
    'ashpPropertyId',
    'certificate',
    'yours',
  ],
  applies: () => true,
  schema: () =>
    v.object({
      postcode: v.custom<string>(
        (entered) => typeof entered === 'string' && isPostcode(entered),
        ({ input }) => says(codeProblem(input)),
      ),
      address: chosen,
      gdprConsent: v.custom<Consent | null>(() => true),
    }),
});
