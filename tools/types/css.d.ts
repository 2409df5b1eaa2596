// A stylesheet imported as text: the build turns it into one string for the constructed stylesheet.
declare module '*.css' {
  const css: string;
  export default css;
}
