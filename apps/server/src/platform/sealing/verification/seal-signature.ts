import { sameBytes } from './certificate.ts'
import type { VerifiedCertificate } from './certificate.ts'
import { DerError, derTag, expectTag, readDerOid, readDerPrefix } from './der.ts'
import { failed, noticed } from './finding.ts'
import type { Finding } from './finding.ts'
import { isText } from './pdf-value.ts'
import type { PdfDictionary } from './pdf-value.ts'
import type { SealPlace } from './seal-place.ts'
import { digestOf, readSignedData } from './signed-data.ts'
import type { SignedData } from './signed-data.ts'
import { isBoundTo } from './signing-certificate.ts'
import { checkRevocation } from './check-revocation.ts'
import { archivedRevocation } from './revocation-info.ts'
import type { RevocationInfo } from './revocation.ts'
import { verifyTimestamp } from './timestamp-token.ts'
import type { VerifiedTimestamp } from './timestamp-token.ts'
import { buildTrustedChain, isValidAt } from './trusted-chain.ts'

/** What a seal states about itself, as far as it could be read. */
export interface SealDescription {
  /** B-T: an authority attests the time. B-B: the organisation's own clock. */
  level: 'B-B' | 'B-T'
  organisation: string
  organisationId: string | undefined
  certificateSha256: string
  /** Of the trusted root that the certificate leads to. */
  rootSha256: string | undefined
  /** The signing time that the seal claims. */
  claimedAt: Date | undefined
  timestamp: VerifiedTimestamp | undefined
}

export interface Trust {
  roots: readonly VerifiedCertificate[]
  timestampRoots: readonly VerifiedCertificate[]
  /** What the file contains about revocation. */
  revocation: RevocationInfo
  now: Date
}

/** Checks a signature against the bytes it covers and the roots that the reader trusts. */
export function verifySealSignature(
  place: SealPlace,
  trust: Trust,
): { seal?: SealDescription; findings: Finding[] } {
  try {
    return verify(place, trust)
  } catch (error) {
    if (!(error instanceof DerError)) throw error
    return { findings: [failed('SIGNATURE_MALFORMED')] }
  }
}

function verify(place: SealPlace, trust: Trust): { seal: SealDescription; findings: Finding[] } {
  const signed = readPadded(place.contents)
  const { signer, certificates } = signed
  const certificate = certificates.find((candidate) => signer.names(candidate))
  if (!certificate) throw new DerError('The certificate of the signature is not there')

  const claimedAt = readMoment(place.signature)
  const stamp = checkTimestamp(signed, trust)
  const sealedAt = stamp.timestamp?.isTrusted ? stamp.timestamp.at : claimedAt
  const chain = checkChain(certificate, certificates, { ...trust, sealedAt })
  const archived = archivedRevocation(signer.signedAttributes)
  const info = {
    lists: [...trust.revocation.lists, ...archived.lists],
    answers: [...trust.revocation.answers, ...archived.answers],
  }
  const provenAt = stamp.timestamp?.isTrusted ? stamp.timestamp.at : undefined
  const findings = [
    ...checkDigest(signed, place),
    ...(signer.isSignatureOf(certificate) ? [] : [failed('SIGNATURE_INVALID')]),
    ...(isBoundTo(signer, certificate) ? [] : [failed('SIGNING_CERTIFICATE_NOT_BOUND')]),
    ...(isForSealing(certificate) ? [] : [failed('CERTIFICATE_NOT_FOR_SEALING')]),
    ...chain.findings,
    ...checkRevocation(chain.chain, { info, provenAt, sealedAt: sealedAt ?? trust.now }),
    ...stamp.findings,
    ...checkClaimedTime(claimedAt, trust.now),
  ]
  const seal: SealDescription = {
    level: stamp.timestamp ? 'B-T' : 'B-B',
    organisation: certificate.commonName,
    organisationId: certificate.organisationId,
    certificateSha256: certificate.sha256,
    rootSha256: chain.chain.at(-1)?.sha256,
    claimedAt,
    timestamp: stamp.timestamp,
  }
  return { seal, findings }
}

/** The signature, then zeros to the end of its place. */
function readPadded(contents: Uint8Array): SignedData {
  const { bytes } = readDerPrefix(contents)
  if (contents.subarray(bytes.length).some((byte) => byte !== 0)) throw new DerError('Padding')
  const signed = readSignedData(bytes)
  const { signer } = signed
  // Each has only one accepted form, since no signature covers these parts.
  if (signed.version !== 1 || signed.contentType !== oid.data || signed.content) {
    throw new DerError('Not a detached signature')
  }
  if (!signer.signatureAlgorithm.digest) throw new DerError('Spelling of the signature algorithm')
  for (const type of signer.unsignedAttributes.keys()) {
    if (type !== oid.signatureTimestamp) throw new DerError(`Unsigned attribute ${type}`)
  }
  return signed
}

function checkDigest({ signer }: SignedData, { signedParts }: SealPlace): Finding[] {
  if (readDerOid(signer.signedAttributes.get(oid.contentType)) !== oid.data) {
    throw new DerError('Content type')
  }
  const claimed = expectTag(signer.signedAttributes.get(oid.messageDigest), derTag.octetString)
  const isSame = sameBytes(claimed.content, digestOf(signer.digestAlgorithm, ...signedParts))
  return isSame ? [] : [failed('DIGEST_MISMATCH')]
}

function isForSealing({ isAuthority, keyUsage, purposes }: VerifiedCertificate): boolean {
  const mayUse = keyUsage.digitalSignature || keyUsage.nonRepudiation
  return !isAuthority && mayUse && (!purposes || purposes.some((id) => sealingPurposes.has(id)))
}

function checkChain(
  certificate: VerifiedCertificate,
  sentAlong: readonly VerifiedCertificate[],
  { roots, now, sealedAt }: Trust & { sealedAt: Date | undefined },
): { chain: VerifiedCertificate[]; findings: Finding[] } {
  const chain = buildTrustedChain(certificate, sentAlong, roots)
  if (!chain) return { chain: [], findings: [failed('CERTIFICATE_UNTRUSTED')] }
  const findings: Finding[] = []
  const isNeeded = (sent: VerifiedCertificate) => chain.some(({ der }) => sameBytes(der, sent.der))
  const areDistinct = new Set(sentAlong.map(({ sha256 }) => sha256)).size === sentAlong.length
  if (!sentAlong.every(isNeeded) || !areDistinct) findings.push(failed('CERTIFICATE_SUPERFLUOUS'))
  if (sealedAt && !chain.every((each) => isValidAt(each, sealedAt))) {
    findings.push(failed('CERTIFICATE_OUTSIDE_VALIDITY'))
  } else if (!chain.every((each) => isValidAt(each, now))) {
    findings.push(noticed('CERTIFICATE_EXPIRED_SINCE'))
  }
  return { chain, findings }
}

function checkTimestamp(
  { signer }: SignedData,
  { timestampRoots }: Trust,
): { timestamp?: VerifiedTimestamp; findings: Finding[] } {
  const token = signer.unsignedAttributes.get(oid.signatureTimestamp)
  if (!token) return { findings: [noticed('TIME_NOT_ATTESTED')] }
  try {
    const timestamp = verifyTimestamp(token.bytes, signer.signature, timestampRoots)
    const isKnown = timestamp.isTrusted
    return { timestamp, findings: isKnown ? [] : [noticed('TIMESTAMP_AUTHORITY_UNKNOWN')] }
  } catch (error) {
    if (!(error instanceof DerError)) throw error
    return { findings: [failed('TIMESTAMP_INVALID')] }
  }
}

function checkClaimedTime(claimedAt: Date | undefined, now: Date): Finding[] {
  if (!claimedAt) return [failed('SIGNING_TIME_MISSING')]
  const isFuture = claimedAt.getTime() > now.getTime() + toleratedSkewMs
  return isFuture ? [failed('SIGNING_TIME_IN_FUTURE')] : []
}

/** `D:20260309130500Z` or with an offset, `D:20260309140500+01'00'`. */
function readMoment(signature: PdfDictionary): Date | undefined {
  const value = signature.get('M')
  const text = isText(value) ? Buffer.from(value.bytes).toString('latin1') : ''
  const parts = pdfDate.exec(text)
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second, zone = 'Z', hours = '00', minutes = '00'] = parts
  const offset = zone === 'Z' ? 'Z' : `${zone}${hours}:${minutes}`
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

const pdfDate =
  /^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:Z(?:00'00'?)?|([+-])(\d{2})'(\d{2})'?)$/

const toleratedSkewMs = 10 * 60 * 1000

const oid = {
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signatureTimestamp: '1.2.840.113549.1.9.16.2.14',
}

/** documentSigning, emailProtection, Adobe's authentic documents, any. */
const sealingPurposes = new Set([
  '1.3.6.1.5.5.7.3.36',
  '1.3.6.1.5.5.7.3.4',
  '1.2.840.113583.1.1.5',
  '2.5.29.37.0',
])
