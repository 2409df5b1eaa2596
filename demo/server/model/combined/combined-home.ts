import { servedPlace } from '../home.ts';
import { homeLoad } from '../home-load.ts';
import { loadAnswers } from '../load-answers.ts';
import { marketAt, type Offered } from '../market.ts';
import { asBuilt, propertyType } from '../place/property-type.ts';
import { known } from '../result/known.ts';
import { isRefusal } from '../result/refusal.ts';
import type { CombinedHome } from './bill-asset.ts';
import { BILL_ASSETS } from './bill-assets.ts';
import type { CombinedQuestion } from './combined-question.ts';

/** Null where we quote nothing. What is refused by itself (a flat's panels) is left out. */
export function combinedHome(question: CombinedQuestion, offered: Offered): CombinedHome | null {
  const place = servedPlace(question.postcode);
  if (isRefusal(place)) return null;
  const listed = propertyType(question.propertyTypeId ?? 0);
  const type = listed && asBuilt(listed, question);
  const answers = loadAnswers(question);
  const use = { electricityUsage: known(question.electricityUsage), gasUsage: known(question.gasUsage) };
  const load = homeLoad({ ...answers, place, type, ...use });
  const plain = { ...answers, ...use, place, type, load, market: marketAt(place, offered) };
  const { others = [] } = question;
  const home: CombinedHome = Object.assign({}, ...BILL_ASSETS.map(({ joins }) => joins(plain, question)), {
    ...plain,
    others,
    isUseKnown: use.electricityUsage !== undefined,
    isInsulationStated: answers.insulation !== undefined,
    assets: [],
  });
  const all = [...BILL_ASSETS.filter(({ isIn }) => isIn(home)), ...others];
  return { ...home, assets: all.map(({ asset }) => asset) };
}
