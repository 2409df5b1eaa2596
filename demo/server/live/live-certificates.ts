// Finds the newest certificate of a home by its UPRN, or else by its postcode and address.
import type { Certificate, CertificateSource } from '../sources/sources.ts';
import type { EpcClient } from './epc/client.ts';
import { certificatesAt, newestFirst } from './epc/same-address.ts';
import { isCancelled, toCertificate } from './epc/to-certificate.ts';
import { unknownCodes } from './epc/unknown-codes.ts';
import { type Found, found } from './found.ts';
import { createMemory, PATIENCE, PAUSE } from './memory.ts';
import type { Notices } from './notices.ts';

/** The register allows three requests a second, and a visitor waits for two seconds at most. */
const MOST_READ = 3;
const MONTH = 30 * 86_400_000;

interface Home {
  readonly id: string;
  readonly postcode: string;
  readonly line1: string;
  readonly line2: string;
}

export function liveCertificates(client: EpcClient, notices: Notices, now: () => number): CertificateSource {
  const memory = createMemory<Certificate | null>({ fresh: MONTH, patience: PATIENCE, pause: PAUSE, now });
  return {
    async of(home) {
      const outcome = await memory(home.id, () => read(client, home, notices));
      return outcome.ok ? outcome.value : null;
    },
  };
}

async function read(client: EpcClient, home: Home, notices: Notices): Promise<Found<Certificate | null>> {
  const [, uprn] = /^uprn-(\d+)$/.exec(home.id) ?? [];
  const listed = await client.search(uprn ? { uprn } : { postcode: home.postcode });
  if (!listed.ok) return listed;
  // Certificates of other homes are ignored, in case the register lists any.
  const own = uprn
    ? listed.value.filter((one) => one.uprn === null || one.uprn === Number(uprn))
    : listed.value;
  for (const row of newestFirst(uprn ? own : certificatesAt(home, own)).slice(0, MOST_READ)) {
    const certificate = await client.certificate(row.certificateNumber);
    if (!certificate.ok) return certificate;
    // If a listed certificate is cancelled or withheld, the one before it counts.
    if (!certificate.value || isCancelled(certificate.value)) continue;
    for (const name of unknownCodes(certificate.value))
      notices.once(`The certificate register answered differently from its documentation in ${name}.`);
    const read = toCertificate(certificate.value, row.registrationDate);
    return found(tells(read) ? read : null);
  }
  return found(null);
}

/** False for a certificate without any detail that we use. */
function tells({ date, ...facts }: Certificate): boolean {
  return (
    !Number.isNaN(Date.parse(date)) && Object.values(facts).some((fact) => fact !== null && fact !== false)
  );
}
