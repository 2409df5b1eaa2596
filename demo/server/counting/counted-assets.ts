// The journeys and questions of each asset by which visits and enquiries are counted. Keys are the widget's names.
import type { Brief } from '../../../src/domain/enquiry.ts';

export interface CountedAsset {
  /** The view's name for its result. */
  readonly called: string;
  /** The view's names for its journeys, by flag. */
  readonly journeys: Readonly<Record<string, string>>;
  /** The journey of an enquiry about this asset alone; if absent, the only journey. */
  readonly journeyOf?: (brief: Pick<Brief, 'vehicles'>) => string;
  /** The view's names for questions that only this asset asks, in the order of the plan. */
  readonly questions: Readonly<Record<string, string>>;
  /** The view's names for reasons why a home is refused. */
  readonly refusals?: Readonly<Record<string, string>>;
}

export const COUNTED: Readonly<Record<string, CountedAsset>> = {
  solar: {
    called: 'Solar and battery',
    journeys: { solar: 'Solar and battery' },
    questions: { propertyUsage: 'Time at home' },
    refusals: { solarProperty: 'A type of home without a roof of its own' },
  },
  ashp: {
    called: 'Heat pump',
    journeys: { ashp: 'Heat pump' },
    questions: { heatingInsulation: 'Heating and insulation' },
  },
  ev: {
    called: 'Electric car',
    journeys: { evCompare: 'Electric car, compared', evOnly: 'Electric car alone' },
    journeyOf: ({ vehicles }) => (vehicles?.current ? 'evCompare' : 'evOnly'),
    questions: {
      iceVehicle: 'Vehicle today',
      electricVehicle: 'Electric vehicle',
      vehicleUsage: 'Miles a week',
    },
  },
};
