/** HALF-04: why a file can't be read, by the key of its sentence, with the line where there is one. */
type Reason = 'header' | 'not-use' | 'both' | 'date' | 'number' | 'step' | 'short' | 'long';

/** Thrown where a file is not a home's half hours. Any other error while reading it is a fault of ours. */
export class Unreadable extends Error {
  readonly reason: Reason;
  /** Counts from 1; 0 if it is not about one line. */
  readonly line: number;
  /** The start of that line, or of the cell that is not a number. */
  readonly text: string;

  constructor(reason: Reason, line = 0, text = '') {
    super(reason);
    this.reason = reason;
    this.line = line;
    this.text = text.slice(0, 40);
  }
}
