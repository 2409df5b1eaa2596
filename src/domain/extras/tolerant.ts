import * as v from 'valibot';

const tolerated = <Shape extends v.GenericSchema>(shape: Shape) => v.fallback(v.nullish(shape, null), null);

type Tolerant<Shapes extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Shapes]: ReturnType<typeof tolerated<Shapes[Name]>>;
};

/** The same entries, each null if it is missing or invalid: a malformed extra never makes the result fail. */
export function tolerant<const Shapes extends Readonly<Record<string, v.GenericSchema>>>(
  shapes: Shapes,
): Tolerant<Shapes> {
  const entries = Object.entries(shapes).map(([name, shape]) => [name, tolerated(shape)]);
  return Object.fromEntries(entries) as Tolerant<Shapes>;
}
