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
  /** Random: who knows it may read the quote. */
  id: string;
  /** 'solar', 'ashp' or 'ev'. */
  asset: string;
  /** The partner on whose page it was made: no other is told of it. Null where it was nobody's. */
  partner_id: string | null;
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
  /** On whose page it was made, and that page's origin. */
  partner_id: string | null;
  origin: string | null;
  /** 0: it is still to be counted among its partner's visits. */
  summed: number;
}

/** Each visit that was counted, so that it is counted once. */
export interface VisitRow {
  partner_id: string;
  /** A keyed hash of the visit's random number. */
  visit: string;
  /** The day in the UK on which it began, by the server's clock. */
  day: string;
  origin: string;
  /** What is known of it (visits/visit.ts), as JSON. */
  told: string;
}

/** How many visits of a day count as what (visits/counts-of.ts). */
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

/** What pages, variants and reasons a partner's visits are known by (visit-names.ts). */
interface VisitNameRow {
  partner_id: string;
  kind: string;
  name: string;
  /** The last on which it was in use. */
  day: string;
}

export interface PartnerRow {
  id: string;
  name: string;
  /** SHA-256 of the key that reads what was sent to the partner. */
  key_hash: string;
  /** The pages that its enquiries come from, as JSON. */
  origins: string;
  webhook_url: string | null;
  webhook_secret: string | null;
  retention_days: number;
  /** 0: it takes no more enquiries, and can still read those it has. */
  active: number;
}

export interface EnquiryRow {
  id: string;
  partner_id: string;
  /** By the widget: one that is sent twice is stored once. */
  given_id: string;
  /** What the visitor is told. */
  reference: string;
  /** SHA-256 of what withdraws it. */
  withdrawal_hash: string;
  received: string;
  withdrawn: string | null;
  /** As the sums of visits name it; it stays, since it is nobody's alone. */
  journey: string;
  /** As JSON, with its quotes as they were asked for; null once it was withdrawn. */
  enquiry: string | null;
  quotes: string | null;
  /** Characters of both. */
  size: number;
}

/** One message to a partner's webhook. */
export interface OutboxRow {
  /** Sent along: one that comes twice is known by it. */
  id: string;
  partner_id: string;
  enquiry_id: string;
  kind: 'enquiry.created' | 'enquiry.withdrawn';
  created: string;
  /** When it is to be sent, or sent again. */
  due: string;
  tries: number;
  /** Until then a server is at it. */
  claimed: string | null;
  delivered: string | null;
  /** When it was given up. */
  failed: string | null;
  last_error: string | null;
}

interface ShareRow {
  /** SHA-256 of the token, and of what deletes it: who reads the table opens no link. */
  token_hash: string;
  removal_hash: string;
  made: string;
  expires: string;
  /** The results, as JSON, and their characters. */
  shared: string;
  size: number;
  /** A keyed hash of the client that made it: one may keep so much. */
  maker: string;
}
