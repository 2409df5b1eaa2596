// The build turns an imported stylesheet into one string for a constructed stylesheet.
declare module '*.css' {
  const css: string;
  export default css;
}
