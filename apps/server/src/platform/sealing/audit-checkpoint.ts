import { verify } from 'node:crypto'
import { z } from 'zod'
import type { AuditHead } from './audit-chain.ts'
import type { SealKey } from './authority.ts'
import { canonicalJson } from './canonical-json.ts'
import { readCertificate } from './verification/certificate.ts'
import { buildTrustedChain, isValidAt } from './verification/trusted-chain.ts'

const checkpoint = z.strictObject({
  version: z.literal(1),
  company: z.uuid(),
  /** Of the newest event, with its hash in hexadecimal. */
  sequence: z.int().positive(),
  hash: z.hex().length(64),
  at: z.iso.datetime(),
  /** Of the company's seal, DER in base64. */
  certificate: z.base64(),
  /** RSASSA-PKCS1-v1_5 with SHA-256 of the canonical JSON of all the above, in base64. */
  signature: z.base64(),
})

/**
 * The head of a company's audit chain under the company's seal. Kept outside the database, it reveals a truncated or
 * rewritten chain.
 */
export type AuditCheckpoint = z.infer<typeof checkpoint>

export async function signCheckpoint(
  { privateKey, chain }: SealKey,
  { companyId, head, at }: { companyId: string; head: AuditHead; at: Date },
): Promise<AuditCheckpoint> {
  const stated = {
    version: 1 as const,
    company: companyId,
    sequence: head.sequence,
    hash: Buffer.from(head.hash).toString('hex'),
    at: at.toISOString(),
    certificate: Buffer.from(chain[0]).toString('base64'),
  }
  const bytes = Buffer.from(canonicalJson(stated))
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', privateKey, bytes)
  return { ...stated, signature: Buffer.from(signature).toString('base64') }
}

/** Whose checkpoints are believed: the company's, under one of these authorities (certificates in DER). */
export interface CheckpointTrust {
  companyId: string
  authorities: readonly Uint8Array[]
}

/** Reads a checkpoint; null when it is not one, or not signed by the company's seal under one of them. */
export function readCheckpoint(line: string, trust: CheckpointTrust): AuditCheckpoint | null {
  const parsed = checkpoint.safeParse(parseJson(line))
  return parsed.success && isSealed(parsed.data, trust) ? parsed.data : null
}

function isSealed(
  { signature, ...stated }: AuditCheckpoint,
  { companyId, authorities }: CheckpointTrust,
): boolean {
  try {
    const certificate = readCertificate(Buffer.from(stated.certificate, 'base64'))
    const chain = buildTrustedChain(certificate, [], authorities.map(readCertificate))
    const bytes = Buffer.from(canonicalJson(stated))
    return (
      stated.company === companyId &&
      certificate.organisationId === companyId &&
      chain !== undefined &&
      chain.every((each) => isValidAt(each, new Date(stated.at))) &&
      verify('sha256', bytes, certificate.publicKey, Buffer.from(signature, 'base64'))
    )
  } catch {
    // Not a certificate, or one with another kind of key.
    return false
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
