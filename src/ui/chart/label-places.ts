// Places labels inside the chart, without overlaps.

export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A label at its point: centred above or below it, after it under a rising line, or to the left of it like a flag on a pole. */
export interface LabelWish {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly side: 'above' | 'below' | 'after' | 'flag';
}

/** A box for each label, in any one unit; null if it would cover an earlier one. */
export function labelPlaces(wishes: readonly LabelWish[], inside: LabelBox): readonly (LabelBox | null)[] {
  const taken: LabelBox[] = [];
  return wishes.map((wish) => {
    const box = kept(wanted(wish), inside);
    if (taken.some((other) => overlap(box, other))) return null;
    taken.push(box);
    return box;
  });
}

function wanted({ x, y, width, height, side }: LabelWish): LabelBox {
  const gap = height / 3;
  const left = side === 'after' ? x : side === 'flag' ? x - width : x - width / 2;
  const top = side === 'after' ? y + height : side === 'below' ? y + gap : y - gap - height;
  return { left, top, width, height };
}

/** Moved as little as necessary; a label wider than the chart begins at its edge. */
function kept(box: LabelBox, inside: LabelBox): LabelBox {
  const within = (at: number, size: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - size));
  return {
    ...box,
    left: within(box.left, box.width, inside.left, inside.width),
    top: within(box.top, box.height, inside.top, inside.height),
  };
}

/** Keeps half a line between two lines of text, so that they stay readable. */
function overlap(one: LabelBox, other: LabelBox): boolean {
  const air = one.height / 2;
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height + air &&
    other.top < one.top + one.height + air
  );
}
