// Taken while the script runs for the first time; empty when it is not known.

/** The build puts in what each format knows: `document.currentScript` of a classic script, `import.meta.url` of a module. */
export const SCRIPT_URL: string = __SCRIPT_URL__;
