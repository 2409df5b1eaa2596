/** What of one file of a library the build leaves out, by name only. Texts of values are JavaScript. */
export interface LeftOut {
  /** As it is imported. */
  readonly name: string;
  /** Under node_modules. */
  readonly file: string;
  /** A file that is none is CommonJS. */
  readonly isModule?: true;
  /** As it is published its names are letters: they hold for this very text, and of another nothing is left out. */
  readonly isMinified?: true;
  /** Functions that are never called: empty. Those of `unreached.json` come on top. */
  readonly unreached?: readonly string[];
  /** Functions that are called and do nothing but return this. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Variables that are always this (one of a function is `function.variable`); so is what a path is read from. */
  readonly constants?: Readonly<Record<string, string>>;
  /** What variables hold from the start, in place of what is written there. */
  readonly values?: Readonly<Record<string, string>>;
  /** Properties that are always this, whatever they are read from. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Properties that an object literal loses. */
  readonly properties?: Readonly<Record<string, readonly string[]>>;
  /** Properties that no object literal has; `name=text` is one where it is this text. */
  readonly keys?: readonly string[];
  /** By function: texts or paths of arguments with which it is not called. */
  readonly calls?: Readonly<Record<string, readonly string[]>>;
  /** Places that nothing is written to. */
  readonly assignments?: readonly string[];
  /** Values, by name or path, that nothing ever is: a case for one goes, a comparison with one is false. */
  readonly kinds?: readonly string[];
  /** By function: cases that are never met in it. */
  readonly cases?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Numbers of the errors that React throws where it finds itself broken: not thrown, nor asked for. */
  readonly impossible?: readonly number[];
  /** Numbers or texts that a variable or a property of this name never is. */
  readonly never?: Readonly<Record<string, readonly (number | string)[]>>;
}
