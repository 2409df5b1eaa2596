// CALL-01, CALL-02: the token of an anonymous visitor, and the records of what they looked at.

import * as v from 'valibot';
import { object } from '../../domain/schema.ts';
import { call } from '../call.ts';
import { clientCalls } from '../client-calls.ts';

export const authToken = call({
  ...clientCalls.authToken,
  summary: 'A short-lived bearer token for an anonymous visitor, as a JSON string or plain text.',
});

// CALL-02, ENT-28, AMB-45: tracking records.

const trackingRecord = object({
  userRefId: v.string(),
  referralBranch: v.literal('DR'),
  userTrackingId: v.string(),
  switchId: v.nullable(v.string()),
  propertyDetails: v.array(object({ name: v.string(), value: v.string() })),
});
export type TrackingRecord = v.InferOutput<typeof trackingRecord>;

export const trackRecords = call({
  ...clientCalls.trackRecords,
  summary: 'Takes what a visitor looked at and chose; never what they typed.',
  body: v.array(trackingRecord),
});
