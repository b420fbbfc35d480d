import { X509Certificate, createHash } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import {
  DerError,
  derTag,
  expectTag,
  readDer,
  readDerChildren,
  readDerOid,
  readDerSequence,
  readDerTime,
} from './der.ts'
import type { DerElement } from './der.ts'

/** The fields of an X.509 certificate (RFC 5280) that the verifier needs, read strictly. */
export interface VerifiedCertificate {
  der: Uint8Array
  sha256: string
  /** Issuer and serial number in their original encoding, to compare with what a signature names. */
  issuer: Uint8Array
  serialNumber: Uint8Array
  subject: Uint8Array
  commonName: string
  /** X.520 serialNumber: the id of the company in our seals. */
  organisationId: string | undefined
  validFrom: Date
  validUntil: Date
  isAuthority: boolean
  keyUsage: { digitalSignature: boolean; nonRepudiation: boolean; keyCertSign: boolean }
  /** Object identifiers; undefined: any purpose. */
  purposes: readonly string[] | undefined
  publicKey: KeyObject
  keyIdentifier: Uint8Array | undefined
  isSignedBy(issuer: VerifiedCertificate): boolean
}

/** @throws DerError for anything that is not one well-formed certificate. */
export function readCertificate(der: Uint8Array): VerifiedCertificate {
  const [body, outerAlgorithm, signature, ...rest] = readDerSequence(readDer(der))
  if (!body || !outerAlgorithm || rest.length > 0) throw new DerError('Certificate')
  const fields = readDerSequence(body)
  if (fields[0]?.tag === derTag.context0) fields.shift()
  const [serialNumber, innerAlgorithm, issuer, validity, subject] = fields
  if (!serialNumber || !innerAlgorithm || !issuer || !subject) throw new DerError('Certificate')
  // Neither is covered by the signature of the certificate alone.
  if (!sameBytes(outerAlgorithm.bytes, innerAlgorithm.bytes))
    throw new DerError('Algorithms differ')
  if (expectTag(signature, derTag.bitString).content[0] !== 0) throw new DerError('Unused bits')
  const [validFrom, validUntil] = readDerSequence(validity)
  const extensions = readExtensions(fields)
  const parsed = asked(() => new X509Certificate(der))
  return {
    der,
    sha256: createHash('sha256').update(der).digest('hex'),
    issuer: issuer.bytes,
    serialNumber: serialNumber.bytes,
    subject: subject.bytes,
    commonName: readNamePart(subject, '2.5.4.3') ?? '',
    organisationId: readNamePart(subject, '2.5.4.5'),
    validFrom: readDerTime(validFrom),
    validUntil: readDerTime(validUntil),
    isAuthority: readIsAuthority(extensions.get('2.5.29.19')),
    keyUsage: readKeyUsage(extensions.get('2.5.29.15')),
    purposes: readPurposes(extensions.get('2.5.29.37')),
    publicKey: asked(() => parsed.publicKey),
    keyIdentifier: extensions.get('2.5.29.14')?.content,
    isSignedBy: (other) =>
      sameBytes(issuer.bytes, other.subject) && asked(() => parsed.verify(other.publicKey)),
  }
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0
}

/** OpenSSL throws on what it rejects; here that means not well formed. */
function asked<T>(openssl: () => T): T {
  try {
    return openssl()
  } catch (cause) {
    throw new DerError('Certificate', { cause })
  }
}

/** Known critical extensions only: an unknown one may restrict the use (RFC 5280, 4.2). */
function readExtensions(fields: readonly DerElement[]): Map<string, DerElement> {
  const wrapper = fields.find(({ tag }) => tag === derTag.context3)
  const extensions = new Map<string, DerElement>()
  if (!wrapper) return extensions
  for (const extension of readDerSequence(readDerChildren(wrapper)[0])) {
    const parts = readDerSequence(extension)
    const id = readDerOid(parts[0])
    const isCritical = parts.length === 3
    if (extensions.has(id)) throw new DerError(`Extension ${id} twice`)
    if (isCritical && !understoodExtensions.has(id)) throw new DerError(`Critical ${id}`)
    extensions.set(id, readDer(expectTag(parts.at(-1), derTag.octetString).content))
  }
  return extensions
}

const understoodExtensions = new Set(['2.5.29.15', '2.5.29.19', '2.5.29.37'])

function readIsAuthority(extension: DerElement | undefined): boolean {
  const first = extension && readDerSequence(extension)[0]
  return first?.tag === 0x01 && first.content[0] === 0xff
}

/** Without the extension a key may be used for anything (RFC 5280, 4.2.1.3). */
function readKeyUsage(extension: DerElement | undefined): VerifiedCertificate['keyUsage'] {
  const bits = extension ? (expectTag(extension, derTag.bitString).content[1] ?? 0) : 0xff
  return {
    digitalSignature: (bits & 0x80) !== 0,
    nonRepudiation: (bits & 0x40) !== 0,
    keyCertSign: (bits & 0x04) !== 0,
  }
}

function readPurposes(extension: DerElement | undefined): string[] | undefined {
  return extension && readDerSequence(extension).map(readDerOid)
}

function readNamePart(name: DerElement, type: string): string | undefined {
  for (const set of readDerSequence(name)) {
    for (const part of readDerChildren(set)) {
      const [key, value] = readDerSequence(part)
      if (value && readDerOid(key) === type) return Buffer.from(value.content).toString('utf8')
    }
  }
  return undefined
}
