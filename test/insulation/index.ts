// A fourth asset for tests only: its question, its drawing and its result with an edit. The folder `server` makes its quote.
// Nothing outside this folder knows it.
import * as v from 'valibot';
import { cardRows } from '../../src/journeys/result/cards/result-card.ts';
import { defineAsset } from '../../src/state/asset-descriptor.ts';
import { landingWords } from '../../src/words/landing.ts';
import { insulationCards } from './insulation-cards.ts';
import { insulationHeadline } from './insulation-headline.ts';
import { insulationLanding } from './insulation-landing.ts';
import { insulationRequests } from './insulation-requests.ts';
import { InsulationResult } from './insulation-result.tsx';
import { LOFT_DEPTHS } from './loft-depths.ts';
import { loftStep } from './loft-step.ts';
import { LoftView } from './loft-view.tsx';

/** How thick the quilt is drawn. */
const QUILTS = { 0: undefined, 100: 3, 200: 2 } as const;

export const insulation = defineAsset({
  id: 'insulation',
  about: 'home',
  starts: [{ journey: 'insulation', flag: 'insulation', label: 'asset.insulation.start' }],
  steps: [{ step: loftStep, view: LoftView, why: ['asset.insulation.why'] }],
  savedAnswers: { loftDepth: v.optional(v.picklist(LOFT_DEPTHS)) },
  requests: insulationRequests,
  result: InsulationResult,
  summary(result, answers, words) {
    const { sentence: headline } = insulationHeadline(result, words);
    return { headline, rows: cardRows([{ cards: insulationCards }], result, answers, words) };
  },
  landing: { name: 'loftInsulation', path: 'loft-insulation', page: insulationLanding },
  labels: {
    navigation: 'asset.insulation.navigation',
    heading: 'asset.insulation.heading',
    tab: 'asset.insulation.name',
    survey: 'asset.insulation.name',
    next: 'asset.insulation.name',
    named: 'asset.insulation.named',
    cardText: 'asset.insulation.text',
  },
  sentences: {
    'asset.insulation.start': 'Explore loft insulation',
    'asset.insulation.navigation': 'Loft insulation',
    'asset.insulation.heading': 'Explore the impact of loft insulation',
    'asset.insulation.name': 'Insulation',
    'asset.insulation.text': 'What more wool in the loft would save.',
    'asset.insulation.named': 'insulation',
    'asset.insulation.question': 'How much insulation is in the loft now?',
    'asset.insulation.why': 'The less there is, the more it saves.',
    'asset.insulation.depth': '{depth} mm',
    'asset.insulation.now': 'In the loft today',
    'asset.insulation.change': 'Change what is in the loft',
    'asset.insulation.tail': 'a year with more wool in the loft',
    'asset.insulation.saving': 'Saved in a year',
    'assumption.home.loft': 'Heat lost through a roof with {depth} mm of wool',
    'assumption.home.loft.value': '{loss} W/m²K',
    'label.loftDepth': 'Depth of insulation',
    ...landingWords('insulation', insulationLanding),
  },
  homes: {
    flag: 'insulation',
    list: 'ashpPropertyTypes',
    known: 'ashpPropertyId',
    named: 'asset.insulation.named',
  },
  picture: {
    adds: { insulation: 1 },
    house: 'semi',
    lit: 1,
    draws: ({ loftDepth }, result) => ({ insulation: result ? 1 : QUILTS[loftDepth ?? 0] }),
  },
  countsCarbon: () => false,
});
