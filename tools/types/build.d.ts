// Constants that the build replaces.

declare const __VERSION__: string;
/** The URL of the script, or an empty string. */
declare const __SCRIPT_URL__: string;
