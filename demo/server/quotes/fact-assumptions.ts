// Facts about a home and a car that were looked up, as assumptions with source and date. If the visitor's answer differs,
// both values are given.
import { CERTIFICATE } from '../model/heat-pump/heat-pump-assumptions.ts';
import { propertyType } from '../model/place/property-type.ts';
import { cited, whole } from '../model/result/assumptions.ts';
import type { Assumption, QuoteResult } from '../model/result/quote-result.ts';
import type { Certificate } from '../sources/sources.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { ParsedQuote } from './quoted-asset.ts';

type Field = 'propertyTypeId' | 'heatingFuel' | 'insulation' | 'floorArea' | 'ageBand';

interface Fact {
  readonly field: Field;
  readonly key: 'type' | 'heating' | 'insulation' | 'area' | 'age';
  /** The beginning of a sentence about it. */
  readonly of: string;
  readonly text: (value: number) => string;
}

const HEATING = ['', 'heated by mains gas', 'heated by electricity', 'heated by oil'];
const INSULATED = ['', 'well insulated', 'insulated in part', 'poorly insulated'];
const BUILT = ['', 'built before 1930', 'built 1930 to 1982', 'built 1983 to 2002', 'built 2003 or later'];

const FACTS: readonly Fact[] = [
  {
    field: 'propertyTypeId',
    key: 'type',
    of: 'The type of your home',
    text: (id) => propertyType(id)?.name.toLowerCase() ?? '',
  },
  {
    field: 'heatingFuel',
    key: 'heating',
    of: 'How your home is heated',
    text: (fuel) => HEATING[fuel] ?? '',
  },
  {
    field: 'insulation',
    key: 'insulation',
    of: 'How your home is insulated',
    text: (level) => INSULATED[level] ?? '',
  },
  { field: 'floorArea', key: 'area', of: 'The floor area of your home', text: (area) => `${whole(area)} m²` },
  { field: 'ageBand', key: 'age', of: 'When your home was built', text: (band) => BUILT[band] ?? '' },
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
  const parts = [
    ...confirming.map(({ field, text }) => text(certificate[field]!)),
    ...equipment(certificate),
  ];
  const contradictions = known
    .filter(differs)
    .map(({ key, of, field, text }) =>
      cited(
        `home.certificate-${key}`,
        `${of}: what you say counts, and your energy certificate says otherwise`,
        text(certificate[field]!),
        provenance,
      ),
    );
  const agreement = cited(
    'home.certificate',
    'Your home by its energy certificate',
    parts.join(', '),
    provenance,
  );
  return [...(parts.length > 0 ? [agreement] : []), ...contradictions];
}

function equipment(certificate: Certificate): readonly string[] {
  return [
    certificate.hasMainsGas === false && 'without mains gas',
    certificate.hasCylinder && 'with a hot water cylinder',
    certificate.hasHeatPump && 'with a heat pump',
    certificate.hasSolar && 'with solar panels',
    certificate.hasBattery && 'with a battery',
  ].filter((part) => typeof part === 'string');
}

function meterAssumptions({ meter, isEconomy7 }: QuoteRequest): readonly Assumption[] {
  if (!meter) return [];
  const isAlike = (isEconomy7 ?? meter.isEconomy7) === meter.isEconomy7;
  return [
    cited(
      isAlike ? 'home.meter' : 'home.meter-differ',
      isAlike
        ? 'Your electricity meter, by its number'
        : 'Your electricity meter: what you say counts, and the record of its number says otherwise',
      meter.isEconomy7 ? 'with a night rate' : 'with one rate all day',
      {
        source: 'the profile class of its number, from Octopus’s public API',
        quality: 'read',
        date: meter.date,
      },
    ),
  ];
}

/** A difference of this share from the MOT tests' miles is normal, since nobody drives the same distance each year. */
const ALIKE = 0.1;

function milesAssumptions({ miles }: QuoteRequest, stated: number | undefined): readonly Assumption[] {
  if (!miles) return [];
  const isAlike = Math.abs((stated ?? 0) / miles.miles - 1) <= ALIKE;
  return [
    cited(
      isAlike ? 'behaviour.miles-read' : 'behaviour.miles-differ',
      isAlike
        ? 'Miles a year by the MOT tests of your car'
        : 'Your miles: what you say counts, and the MOT tests of your car say otherwise',
      `${whole(miles.miles)} miles a year`,
      {
        source: 'the odometer at its tests, from DVSA’s MOT history',
        quality: 'read',
        date: miles.to,
        from: miles.from,
      },
    ),
  ];
}
