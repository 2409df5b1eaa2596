const sorted = (values) => [...values].sort((a, b) => a - b);

/** The value that this share of the values does not exceed: 0.95 gives the 95th percentile. */
export const percentile = (values, share) => sorted(values)[Math.ceil(values.length * share) - 1];

export const median = (values) => sorted(values)[Math.floor(values.length / 2)];

/** The slope of a series from one value to the next, by least squares. */
export function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const top = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const bottom = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return top / bottom;
}
