// Facts about a home and a car that were looked up, as assumptions with source and date. If the visitor's answer differs,
// both values are given.
import type { Message } from '../../../src/domain/schema.ts';
import { CERTIFICATE } from '../model/heat-pump/heat-pump-assumptions.ts';
import { cited, whole } from '../model/result/assumptions.ts';
import type { Assumption, QuoteResult } from '../model/result/quote-result.ts';
import type { Certificate } from '../sources/sources.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { ParsedQuote } from './quoted-asset.ts';

type Field = 'propertyTypeId' | 'heatingFuel' | 'insulation' | 'floorArea' | 'ageBand';

interface Fact {
  readonly field: Field;
  readonly key: 'type' | 'heating' | 'insulation' | 'area' | 'age';
  /** The sentence of a value. */
  readonly message: (value: number) => Message;
}

const FACTS: readonly Fact[] = [
  { field: 'propertyTypeId', key: 'type', message: (id) => ({ key: `type.${id}` }) },
  { field: 'heatingFuel', key: 'heating', message: (fuel) => ({ key: `fact.heated.${fuel}` }) },
  { field: 'insulation', key: 'insulation', message: (level) => ({ key: `fact.insulated.${level}` }) },
  {
    field: 'floorArea',
    key: 'area',
    message: (area) => ({ key: 'fact.area', values: { squareMetres: whole(area) } }),
  },
  {
    field: 'ageBand',
    key: 'age',
    message: (band) => ({ key: 'fact.built', values: { age: { key: `age.${band}` } } }),
  },
];

export function factAssumptions(
  { request, contains = [] }: ParsedQuote,
  result: QuoteResult,
): readonly Assumption[] {
  const { certificate } = request;
  return [
    ...(certificate ? certificateAssumptions(certificate, request, contains) : []),
    ...meterAssumptions(request),
    ...milesAssumptions(request, result.request.totalMiles),
  ];
}

function certificateAssumptions(
  certificate: Certificate,
  answers: QuoteRequest,
  contained: readonly (keyof Certificate)[],
): readonly Assumption[] {
  const provenance = { ...CERTIFICATE, date: certificate.date };
  const known = FACTS.filter(({ field }) => certificate[field] != null);
  const differs = ({ field }: Fact) => answers[field] != null && answers[field] !== certificate[field];
  const confirming = known.filter((fact) => !differs(fact) && !contained.includes(fact.field));
  const facts = [
    ...confirming.map(({ field, message }) => message(certificate[field]!)),
    ...equipment(certificate),
  ];
  const contradictions = known
    .filter(differs)
    .map(({ key, field, message }) =>
      cited(`home.certificate-${key}`, { fact: message(certificate[field]!) }, provenance),
    );
  return [...(facts.length > 0 ? [cited('home.certificate', { facts }, provenance)] : []), ...contradictions];
}

function equipment(certificate: Certificate): readonly Message[] {
  const keys = [
    certificate.hasMainsGas === false && 'fact.no-gas',
    certificate.hasCylinder && 'fact.cylinder',
    certificate.hasHeatPump && 'fact.pump',
    certificate.hasSolar && 'fact.panels',
    certificate.hasBattery && 'fact.battery',
  ];
  return keys.flatMap((key) => (key ? [{ key }] : []));
}

function meterAssumptions({ meter, isEconomy7 }: QuoteRequest): readonly Assumption[] {
  if (!meter) return [];
  const isAlike = (isEconomy7 ?? meter.isEconomy7) === meter.isEconomy7;
  const rates = { key: meter.isEconomy7 ? 'meter.night' : 'meter.day' };
  return [
    cited(isAlike ? 'home.meter' : 'home.meter-differ', { rates }, { ...PROFILE_CLASS, date: meter.date }),
  ];
}

const PROFILE_CLASS = {
  name: 'profileClass',
  source: 'the profile class of its number, from Octopus’s public API',
  quality: 'read',
} as const;

const MOT = {
  name: 'mot',
  source: 'the odometer at its tests, from DVSA’s MOT history',
  quality: 'read',
} as const;

/** A difference of this share from the MOT tests' miles is normal, since nobody drives the same distance each year. */
const ALIKE = 0.1;

function milesAssumptions({ miles }: QuoteRequest, stated: number | undefined): readonly Assumption[] {
  if (!miles) return [];
  const isAlike = Math.abs((stated ?? 0) / miles.miles - 1) <= ALIKE;
  return [
    cited(
      isAlike ? 'behaviour.miles-read' : 'behaviour.miles-differ',
      { miles: whole(miles.miles) },
      { ...MOT, date: miles.to, from: miles.from },
    ),
  ];
}
