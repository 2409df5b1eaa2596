// What visits and enquiries are counted by, of each asset: its journeys and its questions, by the widget's names of them.
import type { Brief } from '../../../src/domain/enquiry.ts';

export interface CountedAsset {
  /** What the view calls its result. */
  readonly called: string;
  /** What the view calls its journeys, by flag. */
  readonly journeys: Readonly<Record<string, string>>;
  /** Which of them an enquiry about it alone came from; the only one if absent. */
  readonly journeyOf?: (brief: Pick<Brief, 'vehicles'>) => string;
  /** What the view calls the questions that it alone asks, in the order of the plan. */
  readonly questions: Readonly<Record<string, string>>;
  /** Why a home is refused it, by the widget's names of that. */
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
