// A partner for tests, with its webhook and enquiries.
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import type { PartnerSetting } from '../read-partners.ts';
import type { Answer } from './running-server.ts';

const HASH = 'ab'.repeat(32);

export function partnerNamed(id: string, webhookUrl: string | null = null): PartnerSetting {
  return {
    id,
    name: `${id} Energy`,
    key: createHash('sha256').update(id).digest('hex'),
    origins: [`https://${id}.example`],
    webhook: webhookUrl
      ? { url: webhookUrl, secret: `whsec_${Buffer.from(id.padEnd(24, '.')).toString('base64')}` }
      : null,
    retentionDays: 90,
  };
}

/** An enquiry as the widget sends it. */
export function enquiry(changed: Partial<Enquiry> = {}, quoteIds: readonly string[] = []): Enquiry {
  return {
    id: randomBytes(16).toString('hex'),
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '0117 496 0142',
    contactTime: 'pma',
    adopt: 'yes',
    info: '',
    loyalInformation: '',
    property: '14 Harbour View Road',
    consent: {
      recipient: 'Brook Energy',
      channels: ['phone', 'email'],
      wording: 'Brook Energy may call or email you.',
      wordingHash: HASH,
      time: '2026-11-22T09:00:00.000Z',
    },
    brief: {
      home: {
        address: '14 Harbour View Road, Bristol, BS1 9AA',
        postcode: 'BS1 9AA',
        propertyType: 'Semi-detached house',
        heating: 'Gas',
        insulation: null,
        occupancy: null,
        electricityKWhPerYear: 2700,
        gasKWhPerYear: 11_500,
        usageSource: 'found',
      },
      vehicles: null,
      quotes: quoteIds.map((quoteId) => ({ asset: 'ashp', quoteId })),
      whatIf: null,
    },
    record: { version: '0.1.0', lang: 'en-GB', copy: 'spec', results: [], hash: HASH },
    summary: 'Ada Lovelace would like to talk about a heat pump.',
    ...changed,
  };
}

interface Sender {
  send(call: string, sent?: object): Promise<Answer>;
}

export function enquire(server: Sender, partner: PartnerSetting, body: Enquiry): Promise<Answer> {
  return server.send('POST /request/enquiries', { body, headers: { origin: partner.origins[0]! } });
}

/** Sends requests as a visitor on the partner's page. */
export function from(server: Sender, { origins }: PartnerSetting): Sender {
  return {
    send: (call, sent: { headers?: object } = {}) =>
      server.send(call, { ...sent, headers: { origin: origins[0]!, ...sent.headers } }),
  };
}

/** Reads a page of a partner with its own key. */
export function readOwn(server: Sender, { id, key }: PartnerSetting, path = '/partner/enquiries.csv') {
  return server.send(`GET ${path}`, { headers: { authorization: `Bearer ${id}:${key}` }, token: null });
}

interface Delivery {
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly body: {
    type: string;
    data: { id: string; reference: string; enquiry?: Enquiry; quotes?: unknown[] };
  };
}

interface TestWebhook {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  stop(): Promise<void>;
}

/** @param answer handles the nth delivery; accepts it by default */
export async function webhook(
  answer: (response: ServerResponse, nth: number) => void = (response) => void response.writeHead(204).end(),
): Promise<TestWebhook> {
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (more) => {
      text += more;
    });
    request.on('end', () => {
      deliveries.push({ headers: request.headers as Record<string, string>, text, body: JSON.parse(text) });
      answer(response, deliveries.length);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    deliveries,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Waits until a condition is true. */
export async function until(is: () => boolean | Promise<boolean>, patience = 30_000): Promise<void> {
  for (const end = Date.now() + patience; !(await is()); ) {
    if (Date.now() > end) throw new Error(`Not true within ${patience} ms: ${is}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
