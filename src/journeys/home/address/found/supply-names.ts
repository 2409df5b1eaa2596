// AMB-48, CALL-09, CALL-10: finds the names for ids; without a name, nothing is shown.

import type { Api, CallOptions } from '../../../../api/create-api.ts';
import type { Answers } from '../../../../domain/answers.ts';
import { valuesOf } from '../../../../domain/as-built.ts';
import { switchType } from '../../../../domain/meter.ts';
import type { Fuel } from '../../../../domain/yearly-use.ts';

export interface SupplyName {
  readonly supplier: string | null;
  readonly tariff: string | null;
}
type SupplyNames = Readonly<Record<Fuel, SupplyName>>;

const UNNAMED: SupplyName = { supplier: null, tariff: null };
export const NO_NAMES: SupplyNames = { electricity: UNNAMED, gas: UNNAMED };

type Names = ReadonlyMap<number, string>;

/** Never fails: if a list fails to load, there are no names. */
export async function supplyNames(
  api: Pick<Api, 'suppliers' | 'tariffs'>,
  answers: Answers,
  options: CallOptions,
): Promise<SupplyNames> {
  const { postcode, currentPayMethod, economy7Percentage } = answers;
  const { electricitySupplierId, gasSupplierId, electricityTariff, gasTariff } = answers;
  const type = switchType(gasSupplierId, electricitySupplierId);
  if (type === null) return NO_NAMES;
  const asked = { postcode, switchType: type, currentPayMethod, economy7Percentage };

  async function suppliers(): Promise<Names> {
    const outcome = await api.suppliers({ body: asked }, options);
    const lists = outcome.ok ? valuesOf(outcome.value.suppliersDto) : [];
    return new Map(lists.flatMap((list) => (list ?? []).map((one) => [one.supplierId, one.supplierName])));
  }
  async function tariffs(supplierId: number | null): Promise<Names> {
    const outcome =
      supplierId === null ? null : await api.tariffs({ body: { ...asked, supplierId } }, options);
    const list = outcome?.ok ? outcome.value.tariffsDto.tariffs : [];
    return new Map(list.map((one) => [one.tariffId, one.tariffName]));
  }

  const ofElectricity = tariffs(electricitySupplierId);
  const ofGas = gasSupplierId === electricitySupplierId ? ofElectricity : tariffs(gasSupplierId);
  const [names, electricity, gas] = await Promise.all([suppliers(), ofElectricity, ofGas]);
  return {
    electricity: {
      supplier: named(names, electricitySupplierId),
      tariff: named(electricity, electricityTariff.id),
    },
    gas: { supplier: named(names, gasSupplierId), tariff: named(gas, gasTariff.id) },
  };
}

function named(names: Names, id: number | null): string | null {
  return id === null ? null : (names.get(id) ?? null);
}
