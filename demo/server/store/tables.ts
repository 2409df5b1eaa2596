// Knows the tables of the store, the same in SQLite and in PostgreSQL.

export interface Tables {
  quotes: QuoteRow;
  tracking_records: TrackingRow;
  secrets: { name: string; value: string };
}

export interface QuoteRow {
  /** Random: who knows it may read the quote. */
  id: string;
  /** 'solar', 'ashp' or 'ev'. */
  asset: string;
  /** What was asked, as JSON. Results are computed from it when they are read. */
  request: string;
  /** Counts changes, so that of two at once neither is lost. */
  version: number;
  /** ISO times. */
  created: string;
  changed: string;
}

export interface TrackingRow {
  id: string;
  received: string;
  /** As JSON. */
  record: string;
}
