// Constants that the build puts in.

/** Version of the package. */
declare const __VERSION__: string;
/** Address of the script, or an empty string. */
declare const __SCRIPT_URL__: string;
