// The groups by the names that `--only=` accepts, in order. Each returns rows `{ name, value, unit, floor?, budget?, lever?,
// note? }`.
import { answerRows } from './answer-rows.mjs';
import { apiGrowthRows } from './api-growth-rows.mjs';
import { apiRows } from './api-rows.mjs';
import { bytesRows } from './bytes-rows.mjs';
import { chartRows } from './chart-rows.mjs';
import { fileRows } from './file-rows.mjs';
import { funnelRows } from './funnel-rows.mjs';
import { heapRows } from './heap-rows.mjs';
import { idleRows } from './idle-rows.mjs';
import { leverRows } from './lever-rows.mjs';
import { mountRows } from './mount-rows.mjs';
import { resultRows } from './result-rows.mjs';
import { shiftRows } from './shift-rows.mjs';
import { stepRows } from './step-rows.mjs';

export const groups = {
  bytes: bytesRows,
  mount: mountRows,
  shift: shiftRows,
  steps: stepRows,
  results: resultRows,
  charts: chartRows,
  levers: leverRows,
  answers: answerRows,
  file: fileRows,
  idle: idleRows,
  heap: heapRows,
  api: apiRows,
  growth: apiGrowthRows,
  visits: funnelRows,
};
