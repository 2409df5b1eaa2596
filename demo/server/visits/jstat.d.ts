// Types for the part of jStat that we use, since jStat has none.
declare module 'jstat' {
  const jstat: { readonly normal: { inv(part: number, mean: number, deviation: number): number } };
  export = jstat;
}
