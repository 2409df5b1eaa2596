/** What the build leaves out of one file of a library, by name only. Texts of values are JavaScript. */
export interface LeftOut {
  /** The name by which the file is imported. */
  readonly name: string;
  /** Its path in node_modules. */
  readonly file: string;
  /** Otherwise the file is CommonJS. */
  readonly isModule?: true;
  /** The published file is minified, so the names are valid only for this exact text. Nothing is left out of another one. */
  readonly isMinified?: true;
  /** Functions that are never called, so their bodies become empty. Those in `unreached.json` are added. */
  readonly unreached?: readonly string[];
  /** Functions that are called and only return this. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Variables and paths that always have this value. A variable of a function is `function.variable`. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Initial values of variables that replace those in the file. */
  readonly values?: Readonly<Record<string, string>>;
  /** Properties that always have this value, on every object. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Properties to remove from the object literal of a variable. */
  readonly properties?: Readonly<Record<string, readonly string[]>>;
  /** Properties to remove from every object literal; `name=text` only where the value is this text. */
  readonly keys?: readonly string[];
  /** For each function: arguments, as texts or paths, with which it is never called. */
  readonly calls?: Readonly<Record<string, readonly string[]>>;
  /** Paths to which nothing is assigned. */
  readonly assignments?: readonly string[];
  /** Names or paths of values that nothing ever has: a case for one is removed, and a comparison with one is false. */
  readonly kinds?: readonly string[];
  /** For each function: cases that never occur in it. */
  readonly cases?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Numbers of the errors with which React checks itself. They are neither checked for nor thrown. */
  readonly impossible?: readonly number[];
  /** For each name of a variable or property: numbers or texts that it never has. */
  readonly never?: Readonly<Record<string, readonly (number | string)[]>>;
}
