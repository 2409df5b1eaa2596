// Constants that the build replaces.

declare const __VERSION__: string;
/** The URL of the script, or an empty string. */
declare const __SCRIPT_URL__: string;

// The build turns an imported stylesheet into one string for a constructed stylesheet.
declare module '*.css' {
  const css: string;
  export default css;
}
