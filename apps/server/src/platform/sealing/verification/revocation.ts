import { createHash, verify } from 'node:crypto'
import { readCertificate, sameBytes, type VerifiedCertificate } from './certificate.ts'
import { readSignatureAlgorithm } from './cms-algorithms.ts'
import {
  DerError,
  derTag,
  expectTag,
  readDer,
  readDerChildren,
  readDerOid,
  readDerSequence,
  readDerTime,
  type DerElement,
} from './der.ts'

/** What a file contains about revocation, in DER: lists (RFC 5280) and answers of responders (RFC 6960). */
export interface RevocationInfo {
  lists: readonly Uint8Array[]
  answers: readonly Uint8Array[]
}

/** `unknown`: nothing that the issuer signed says anything about the certificate at that moment. */
export type Standing = { kind: 'good' } | { kind: 'revoked'; at: Date } | { kind: 'unknown' }

/** Whether the issuer says that a certificate is revoked, or that it was not at the moment of the seal. */
export function standingOf(
  certificate: VerifiedCertificate,
  issuer: VerifiedCertificate,
  { info, sealedAt }: { info: RevocationInfo; sealedAt: Date },
): Standing {
  const said = [
    ...info.lists.map((list) => readable(() => accordingToList(list, certificate, issuer))),
    ...info.answers.map((answer) => readable(() => accordingToAnswer(answer, certificate, issuer))),
  ]
  const revoked = said.find((each) => each?.revokedAt)
  if (revoked?.revokedAt) return { kind: 'revoked', at: revoked.revokedAt }
  const isCovered = said.some((each) => each?.until && each.until >= sealedAt)
  return { kind: isCovered ? 'good' : 'unknown' }
}

/** What one list or answer says of the certificate. */
interface Said {
  revokedAt?: Date
  /** Not revoked, until then. */
  until?: Date | undefined
}

/** One that cannot be read says nothing. */
function readable(read: () => Said | undefined): Said | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof DerError) return undefined
    throw error
  }
}

/** TBSCertList: version, algorithm, issuer, this update, next update, entries, extensions. */
function accordingToList(
  der: Uint8Array,
  certificate: VerifiedCertificate,
  issuer: VerifiedCertificate,
): Said | undefined {
  const [body, algorithm, signature] = readDerSequence(readDer(der))
  if (!body || !isSignedBy(issuer, { body, algorithm, signature })) return undefined
  const fields = readDerSequence(body)
  if (fields[0]?.tag === derTag.integer) fields.shift()
  const [, name, , ...rest] = fields
  if (!name || !sameBytes(name.bytes, issuer.subject)) return undefined
  const next = rest[0] && isTime(rest[0]) ? readDerTime(rest.shift()) : undefined
  const entries = rest[0]?.tag === derTag.sequence ? readDerChildren(rest[0]) : []
  const entry = entries
    .map((each) => readDerSequence(each))
    .find(([serial]) => isOf(serial, certificate))
  if (entry) return { revokedAt: readDerTime(entry[1]) }
  // Of a part of the certificates only, or of changes since another list: it says nothing about the others.
  return rest.some(hasCriticalExtension) ? undefined : { until: next }
}

function hasCriticalExtension(field: DerElement): boolean {
  if (field.tag !== derTag.context0) return false
  return readDerChildren(field)
    .flatMap(readDerChildren)
    .some((extension) => readDerSequence(extension)[1]?.tag === BOOLEAN)
}

/** OCSPResponse: status, then the basic response of one responder. */
function accordingToAnswer(
  der: Uint8Array,
  certificate: VerifiedCertificate,
  issuer: VerifiedCertificate,
): Said | undefined {
  const [status, wrapper] = readDerSequence(readDer(der))
  if (status?.tag !== ENUMERATED || status.content[0] !== 0) return undefined
  const [type, octets] = readDerSequence(readDerSequence(wrapper, derTag.context0)[0])
  if (readDerOid(type) !== oid.basicResponse) return undefined
  const response = readDer(expectTag(octets, derTag.octetString).content)
  const [body, algorithm, signature, certificates] = readDerSequence(response)
  const sent = certificates
    ? readDerSequence(readDerSequence(certificates, derTag.context0)[0])
    : []
  const responders = [
    issuer,
    ...sent.map(({ bytes }) => readCertificate(bytes)).filter(mayAnswerFor(issuer)),
  ]
  if (!body || !responders.some((by) => isSignedBy(by, { body, algorithm, signature })))
    return undefined
  const answers = readDerSequence(body).find(({ tag }) => tag === derTag.sequence)
  const about = readDerSequence(answers)
    .map((each) => readDerSequence(each))
    .find(([id]) => isAbout(id, certificate, issuer))
  if (!about) return undefined
  const [, standing, , next] = about
  if (standing?.tag === REVOKED) return { revokedAt: readDerTime(readDerChildren(standing)[0]) }
  if (standing?.tag !== GOOD) return undefined
  return {
    until: next?.tag === derTag.context0 ? readDerTime(readDerChildren(next)[0]) : undefined,
  }
}

/** A responder that the issuer appointed (RFC 6960, 4.2.2.2). */
function mayAnswerFor(issuer: VerifiedCertificate): (responder: VerifiedCertificate) => boolean {
  return (responder) =>
    responder.isSignedBy(issuer) && (responder.purposes ?? []).includes(oid.ocspSigning)
}

/** CertID: digest algorithm, digests of the issuer's name and key, serial number. */
function isAbout(
  id: DerElement | undefined,
  certificate: VerifiedCertificate,
  issuer: VerifiedCertificate,
): boolean {
  const [algorithm, nameHash, keyHash, serial] = readDerSequence(id)
  const digest = DIGESTS.get(readDerOid(readDerSequence(algorithm)[0]))
  if (!digest || !isOf(serial, certificate)) return false
  const [, bits] = readDerSequence(
    readDer(issuer.publicKey.export({ type: 'spki', format: 'der' })),
  )
  const key = expectTag(bits, derTag.bitString).content.subarray(1)
  const hash = (bytes: Uint8Array) => createHash(digest).update(bytes).digest()
  return (
    sameBytes(expectTag(nameHash, derTag.octetString).content, hash(issuer.subject)) &&
    sameBytes(expectTag(keyHash, derTag.octetString).content, hash(key))
  )
}

function isOf(serial: DerElement | undefined, { serialNumber }: VerifiedCertificate): boolean {
  return serial !== undefined && sameBytes(serial.bytes, serialNumber)
}

interface SignedPart {
  body: DerElement
  algorithm: DerElement | undefined
  signature: DerElement | undefined
}

function isSignedBy({ publicKey }: VerifiedCertificate, part: SignedPart): boolean {
  const { keyType, digest } = readSignatureAlgorithm(part.algorithm)
  const { content } = expectTag(part.signature, derTag.bitString)
  if (!digest || publicKey.asymmetricKeyType !== keyType || content[0] !== 0) return false
  try {
    return verify(digest, part.body.bytes, publicKey, content.subarray(1))
  } catch {
    // OpenSSL throws for a signature it cannot even decode.
    return false
  }
}

function isTime({ tag }: DerElement): boolean {
  return tag === derTag.utcTime || tag === derTag.generalizedTime
}

const BOOLEAN = 0x01
const ENUMERATED = 0x0a
/** [0] and [1] IMPLICIT of a certificate's status. */
const GOOD = 0x80
const REVOKED = 0xa1

/** SHA-1 only names the issuer here; what counts is the signature of the answer. */
const DIGESTS = new Map([
  ['1.3.14.3.2.26', 'sha1'],
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
])

const oid = {
  basicResponse: '1.3.6.1.5.5.7.48.1.1',
  ocspSigning: '1.3.6.1.5.5.7.3.9',
}
