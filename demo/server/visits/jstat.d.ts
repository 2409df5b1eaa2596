// jStat brings no types: what we use of it.
declare module 'jstat' {
  export const jStat: { readonly normal: { inv(part: number, mean: number, deviation: number): number } };
}
