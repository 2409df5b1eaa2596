// A budget is 'at least 300', '1.6 times' its floor, or the most it may be.

/** The row with its ratio to the floor, and `over`, which says whether it breaks its budget; then its lever is its note. */
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
