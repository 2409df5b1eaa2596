// The rows of a solar result: today, then each tariff; the recommended one also has its months and its twenty years.
import { byMonth } from '../load-profile.ts';
import { climateOf } from '../place/climate.ts';
import { allBought, gridCo2, NO_ELECTRICITY } from '../result/electricity.ts';
import type { ResultRow } from '../result/quote-result.ts';
import { energy, pounds } from '../result/rounding.ts';
import { tariffLabel } from '../result/tariff-label.ts';
import { yearsOf } from './lifetime-savings.ts';
import { generationShares } from './pv-output.ts';
import type { SolarCase, SolarOffer } from './solar-case.ts';

/** @param inflation growth of energy prices, as a share a year */
export function solarRows(quoted: SolarCase, inflation: number): readonly ResultRow[] {
  const rows = quoted.ranking.map((offer) => {
    const row = offerRow(quoted, offer);
    return offer === quoted.recommended ? recommend(quoted, row, inflation) : row;
  });
  return [currentRow(quoted), ...rows];
}

function currentRow({ question, currentTariff, currentCost }: SolarCase): ResultRow {
  const { place } = question;
  const use = question.load.total;
  return {
    ...tariffLabel(currentTariff, place),
    isCurrent: true,
    isRecommended: false,
    savings: 0,
    annualCost: pounds(currentCost),
    co2Emission: gridCo2(use),
    electricity: allBought(use),
  };
}

function offerRow(quoted: SolarCase, { tariff, cost, year }: SolarOffer): ResultRow {
  const { place } = quoted.question;
  const use = quoted.question.load.total;
  const usedInHouse = quoted.generation - year.sold;
  return {
    ...tariffLabel(tariff, place),
    isCurrent: false,
    isRecommended: false,
    savings: pounds(quoted.currentCost - cost),
    annualCost: pounds(cost),
    co2Emission: gridCo2(year.bought),
    electricity: {
      ...NO_ELECTRICITY,
      householdConsumption: energy(use),
      solarGeneration: energy(quoted.generation),
      solarUsedInHouse: energy(usedInHouse),
      exportedToGrid: energy(year.sold),
      importFromGrid: energy(year.bought),
      batteryLoss: energy(usedInHouse + year.bought - use),
    },
  };
}

function recommend(quoted: SolarCase, row: ResultRow, inflation: number): ResultRow {
  const { parts, savings } = quoted;
  const years = yearsOf(quoted, inflation);
  return {
    ...row,
    isRecommended: true,
    parts: {
      panels: pounds(parts.panels),
      battery: pounds(parts.battery),
      // The rest of the rounded saving, so that the rounded parts add up to it.
      tariff: pounds(pounds(savings) - pounds(parts.panels) - pounds(parts.battery)),
    },
    electricity: {
      ...(row.electricity ?? NO_ELECTRICITY),
      monthlyBreakDowns: months(quoted),
      yearlyBreakDowns: years.map((saved, passed) => ({ year: passed + 1, savings: saved })),
    },
  };
}

function months({ question, generation }: SolarCase) {
  const shares = generationShares(climateOf(question.place.climateRegion), question.roof);
  const used = byMonth(question.load.shape);
  return shares.map((share, month) => ({
    solarGeneration: energy(share * generation),
    householdConsumption: energy(used[month]!),
  }));
}
