// jStat brings no types: what we use of it.
declare module 'jstat' {
  const jstat: { readonly normal: { inv(part: number, mean: number, deviation: number): number } };
  export = jstat;
}
