/** HALF-04: why a file can't be read, by the key of its sentence, with the line where there is one. */
export type Reason = 'header' | 'other' | 'both' | 'date' | 'number' | 'step' | 'few';

export class Unreadable extends Error {
  readonly reason: Reason;
  readonly line: number;
  readonly text: string;
  constructor(reason: Reason, line = 0, text = '') {
    super(reason);
    this.reason = reason;
    this.line = line;
    this.text = text;
  }
}
