// A budget is 'at least 300', '1.6 times' the floor, or a maximum.

/** Adds the ratio to the floor and `over`, which says whether the row exceeds its budget. If so, its lever becomes its note. */
export function judged(row) {
  const { lever, ...rest } = row;
  const ratio = row.floor ? row.value / row.floor : undefined;
  const over = isOver({ ...row, ratio });
  const note = row.note ?? (over ? lever : undefined);
  return { ...rest, ...(ratio === undefined ? {} : { ratio }), over, ...(note && { note }) };
}

function isOver({ name, value, ratio, budget }) {
  if (budget === undefined) return false;
  const bound = Number(/-?\d+(?:\.\d+)?/.exec(budget)?.[0]);
  if (Number.isNaN(bound)) throw new Error(`The budget of "${name}" has no number: ${budget}`);
  if (budget.startsWith('at least ')) return value < bound;
  return (budget.endsWith('times') ? ratio : value) > bound;
}
