// The script's URL, read when the script first runs; empty if unknown.

/** The build inserts what each format has: `document.currentScript` in a classic script, `import.meta.url` in a module. */
export const SCRIPT_URL: string = __SCRIPT_URL__;
