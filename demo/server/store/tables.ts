// The tables are the same in SQLite and in PostgreSQL.

export interface Tables {
  quotes: QuoteRow;
  tracking_records: TrackingRow;
  secrets: { name: string; value: string };
  partners: PartnerRow;
  enquiries: EnquiryRow;
  outbox: OutboxRow;
  shares: ShareRow;
  visits: VisitRow;
  visit_sums: VisitSumRow;
  visit_names: VisitNameRow;
}

export interface QuoteRow {
  /** Random, since anybody who knows the id may read the quote. */
  id: string;
  /** An asset's name in the API's paths, such as 'ashp'. */
  asset: string;
  /** The partner on whose page it was made; no other receives it. Null if the page is no partner's. */
  partner_id: string | null;
  /** JSON. Results are calculated from it each time they are read. */
  request: string;
  /** Increases with each change, so that neither of two changes at once is lost. */
  version: number;
  /** ISO times. */
  created: string;
  changed: string;
}

export interface TrackingRow {
  id: string;
  received: string;
  /** JSON. */
  record: string;
  /** The partner on whose page it was made, and the page's origin. */
  partner_id: string | null;
  origin: string | null;
  /** 0 until it is counted in the visits, 1 after that or if it is not to be counted. */
  summed: number;
}

/** A visit that was counted, so that later records of it change its counts instead of adding a visit. */
export interface VisitRow {
  partner_id: string;
  /** A keyed hash of the visit's random number. */
  visit: string;
  /** The day in the UK on which it began, by the server's clock. */
  day: string;
  origin: string;
  /** A `Visit` (counting/visit.ts) as JSON. */
  facts: string;
}

/** The number of a day's visits with one `Count` (counting/counts.ts). */
interface VisitSumRow {
  partner_id: string;
  kind: string;
  journey: string;
  /** '' for all kinds but stages. */
  variant: string;
  name: string;
  of: string;
  day: string;
  visits: number;
}

/** A name of a page, variant or reason in a partner's visits (counting/visit-rows.ts). */
interface VisitNameRow {
  partner_id: string;
  kind: string;
  name: string;
  /** The latest day on which it was used. */
  day: string;
}

export interface PartnerRow {
  id: string;
  name: string;
  /** SHA-256 of the key that reads the partner's pages. */
  key_hash: string;
  /** The origins of its pages, as JSON. */
  origins: string;
  webhook_url: string | null;
  webhook_secret: string | null;
  retention_days: number;
  /** 0 if it accepts no new enquiries; it can still read those it has. */
  active: number;
}

export interface EnquiryRow {
  id: string;
  partner_id: string;
  /** The widget's id for it, so that an enquiry sent twice is stored once. */
  given_id: string;
  /** The visitor receives it. */
  reference: string;
  /** SHA-256 of the secret that withdraws it. */
  withdrawal_hash: string;
  received: string;
  withdrawn: string | null;
  /** Its journey, as totals of visits name it. It stays after a withdrawal, since it identifies nobody. */
  journey: string;
  /** JSON, as are the requests of its quotes; both are null after a withdrawal. */
  enquiry: string | null;
  quotes: string | null;
  /** Characters of both. */
  size: number;
}

/** One message to a partner's webhook. */
export interface OutboxRow {
  /** Sent in a header, so that the partner can recognise a repeated message. */
  id: string;
  partner_id: string;
  enquiry_id: string;
  kind: 'enquiry.created' | 'enquiry.withdrawn';
  created: string;
  /** When to send it, or to retry. */
  due: string;
  tries: number;
  /** The time until which one server may send it. */
  claimed: string | null;
  delivered: string | null;
  /** When the last retry failed. */
  failed: string | null;
  last_error: string | null;
}

interface ShareRow {
  /** SHA-256 of the token that opens the link. */
  token_hash: string;
  /** SHA-256 of the token that deletes it. */
  removal_hash: string;
  made: string;
  expires: string;
  /** The results, as JSON. */
  shared: string;
  /** Characters of `shared`. */
  size: number;
  /** A keyed hash of the client that made it, to limit what each client stores. */
  maker: string;
}
