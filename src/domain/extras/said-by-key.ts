/** A text of the server that a language pack can say: by its key, with what fills the `{placeholders}` of its sentence. */
export interface SaidByKey {
  readonly key?: string | undefined;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}
