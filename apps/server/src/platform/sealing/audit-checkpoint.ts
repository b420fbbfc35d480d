import { verify } from 'node:crypto'
import { z } from 'zod'
import type { AuditHead } from './audit-chain.ts'
import type { SealKey } from './authority.ts'
import { canonicalJson } from './canonical-json.ts'
import type { TimestampAuthority } from './timestamp-authority.ts'
import { readCertificate } from './verification/certificate.ts'
import { DerError } from './verification/der.ts'
import { verifyTimestamp } from './verification/timestamp-token.ts'
import { buildTrustedChain, isValidAt } from './verification/trusted-chain.ts'

const stated = {
  company: z.uuid(),
  /** Of the newest event, with its hash in hexadecimal. */
  sequence: z.int().positive(),
  hash: z.hex().length(64),
  at: z.iso.datetime(),
  /** Of the company's seal, DER in base64. */
  certificate: z.base64(),
  /** RSASSA-PKCS1-v1_5 with SHA-256 of the canonical JSON of all the above, in base64. */
  signature: z.base64(),
}

const checkpoint = z.discriminatedUnion('version', [
  z.strictObject({ version: z.literal(1), ...stated }),
  /** Its time is attested: the version is signed, so that a timestamp cannot be taken away. */
  z.strictObject({
    version: z.literal(2),
    ...stated,
    /** RFC 3161, over the bytes of the signature; DER in base64. Not signed itself. */
    timestamp: z.base64(),
  }),
])

/**
 * The head of a company's audit chain under the company's seal. Kept outside the database, it reveals a truncated or
 * rewritten chain.
 */
export type AuditCheckpoint = z.infer<typeof checkpoint>

/** A checkpoint that is believed, and the time that a trusted authority attests, if one does. */
export type SealedCheckpoint = AuditCheckpoint & { attestedAt: Date | null }

/** @throws TimestampError when the authority gives no timestamp: without one, it can be signed with the time of `at`. */
export async function signCheckpoint(
  { privateKey, chain }: SealKey,
  {
    companyId,
    head,
    at,
    timestampAuthority,
  }: { companyId: string; head: AuditHead; at: Date; timestampAuthority?: TimestampAuthority },
): Promise<AuditCheckpoint> {
  const statement = {
    company: companyId,
    sequence: head.sequence,
    hash: Buffer.from(head.hash).toString('hex'),
    at: at.toISOString(),
    certificate: Buffer.from(chain[0]).toString('base64'),
  }
  const version = timestampAuthority ? 2 : 1
  const bytes = Buffer.from(canonicalJson({ version, ...statement }))
  const signed = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', privateKey, bytes)
  const signature = Buffer.from(signed)
  const signedStatement = { ...statement, signature: signature.toString('base64') }
  if (!timestampAuthority) return { version: 1, ...signedStatement }
  const token = await timestampAuthority.timestamp(signature)
  return { version: 2, ...signedStatement, timestamp: Buffer.from(token).toString('base64') }
}

/** Whose checkpoints are believed: the company's, under one of these authorities (certificates in DER). */
export interface CheckpointTrust {
  companyId: string
  authorities: readonly Uint8Array[]
  /** Certificates in DER of timestamp authorities; default: none, and no time is attested. */
  timestampRoots?: readonly Uint8Array[]
}

/**
 * Reads a checkpoint; null when it is not one, not signed by the company's seal under one of them, or with a timestamp of
 * something else.
 */
export function readCheckpoint(line: string, trust: CheckpointTrust): SealedCheckpoint | null {
  const parsed = checkpoint.safeParse(parseJson(line))
  if (!parsed.success) return null
  try {
    const attestedAt = attestedTime(parsed.data, trust)
    return isSealed(parsed.data, trust) ? { ...parsed.data, attestedAt } : null
  } catch {
    // Not a certificate or timestamp, or one with another kind of key.
    return null
  }
}

/** @throws DerError for a timestamp that is not one of this signature. */
function attestedTime(
  parsed: AuditCheckpoint,
  { timestampRoots = [] }: CheckpointTrust,
): Date | null {
  if (parsed.version === 1) return null
  const { at, isTrusted } = verifyTimestamp(
    Buffer.from(parsed.timestamp, 'base64'),
    Buffer.from(parsed.signature, 'base64'),
    timestampRoots.map(readCertificate),
  )
  // It was asked for when the seal had signed: another time than the stated one is not its own.
  if (Math.abs(at.getTime() - Date.parse(parsed.at)) > TOLERATED_MS) throw new DerError('Time')
  return isTrusted ? at : null
}

const TOLERATED_MS = 10 * 60 * 1000

function isSealed(parsed: AuditCheckpoint, { companyId, authorities }: CheckpointTrust): boolean {
  const { version, company, sequence, hash, at, certificate, signature } = parsed
  const seal = readCertificate(Buffer.from(certificate, 'base64'))
  const chain = buildTrustedChain(seal, [], authorities.map(readCertificate))
  const bytes = Buffer.from(canonicalJson({ version, company, sequence, hash, at, certificate }))
  return (
    company === companyId &&
    seal.organisationId === companyId &&
    chain !== undefined &&
    chain.every((each) => isValidAt(each, new Date(at))) &&
    verify('sha256', bytes, seal.publicKey, Buffer.from(signature, 'base64'))
  )
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
