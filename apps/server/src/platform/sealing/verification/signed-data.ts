import { createHash, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { readCertificate, sameBytes } from './certificate.ts'
import type { VerifiedCertificate } from './certificate.ts'
import { readDigestAlgorithm, readSignatureAlgorithm } from './cms-algorithms.ts'
import type { DigestAlgorithm, SignatureAlgorithm } from './cms-algorithms.ts'
import {
  DerError,
  derTag,
  expectTag,
  readDer,
  readDerChildren,
  readDerInteger,
  readDerOid,
  readDerSequence,
} from './der.ts'
import type { DerElement } from './der.ts'

/**
 * CMS SignedData with one signer (RFC 5652), read in its only accepted form: what its signature does not cover must
 * have the only possible value. Otherwise a byte could change undetected.
 */
export interface SignedData {
  version: number
  contentType: string
  /** The signed content when embedded. */
  content: Uint8Array | undefined
  certificates: VerifiedCertificate[]
  signer: Signer
}

export interface Signer {
  digestAlgorithm: DigestAlgorithm
  signatureAlgorithm: SignatureAlgorithm
  /** By object identifier; each has one value. */
  signedAttributes: ReadonlyMap<string, DerElement>
  unsignedAttributes: ReadonlyMap<string, DerElement>
  signature: Uint8Array
  /** Whether the signature names this certificate as its own. */
  names(certificate: VerifiedCertificate): boolean
  isSignatureOf(certificate: VerifiedCertificate): boolean
}

/** @throws DerError for anything else. */
export function readSignedData(bytes: Uint8Array): SignedData {
  const [type, wrapper, ...more] = readDerSequence(readDer(bytes))
  if (readDerOid(type) !== signedDataOid || more.length > 0) throw new DerError('Not signed data')
  const [inner, ...others] = readDerSequence(wrapper, derTag.context0)
  if (others.length > 0) throw new DerError('Several contents')
  const [version, digests, encapsulated, ...rest] = readDerSequence(inner)
  const certificates = rest[0]?.tag === derTag.context0 ? readDerChildren(rest[0]) : []
  const [signers, ...unexpected] = rest[0]?.tag === derTag.context0 ? rest.slice(1) : rest
  if (unexpected.length > 0) throw new DerError('Unexpected part of the signed data')
  const signer = readSigner(readOnly(signers))
  if (readDigestAlgorithm(readOnly(digests)) !== signer.digestAlgorithm) {
    throw new DerError('Digest algorithms')
  }
  return {
    version: readDerInteger(version),
    ...readEncapsulated(encapsulated),
    certificates: certificates.map((certificate) => readCertificate(certificate.bytes)),
    signer,
  }
}

export function digestOf(algorithm: DigestAlgorithm, ...parts: Uint8Array[]): Uint8Array {
  const hash = createHash(algorithm)
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The single member of a set. */
function readOnly(set: DerElement | undefined): DerElement {
  const [only, ...others] = readDerSequence(set, derTag.set)
  if (!only || others.length > 0) throw new DerError('Not one')
  return only
}

function readEncapsulated(element: DerElement | undefined) {
  const [type, wrapper, ...rest] = readDerSequence(element)
  const inner = wrapper && readDerSequence(wrapper, derTag.context0)
  if (rest.length > 0 || (inner && inner.length !== 1)) throw new DerError('Content')
  return {
    contentType: readDerOid(type),
    content: inner && expectTag(inner[0], derTag.octetString).content,
  }
}

function readSigner(element: DerElement): Signer {
  const [version, name, digest, attributes, algorithm, signed, unsigned, ...rest] =
    readDerSequence(element)
  if (!name || rest.length > 0 || readDerInteger(version) !== (name.tag === keyName ? 3 : 1)) {
    throw new DerError('Signer')
  }
  const digestAlgorithm = readDigestAlgorithm(digest)
  const signatureAlgorithm = readSignatureAlgorithm(algorithm)
  if ((signatureAlgorithm.digest ?? digestAlgorithm) !== digestAlgorithm) {
    throw new DerError('Signature and digest algorithm differ')
  }
  const signature = expectTag(signed, derTag.octetString).content
  // The signature covers the attributes encoded as a SET (RFC 5652, 5.4).
  const signedBytes = Uint8Array.from(expectTag(attributes, derTag.context0).bytes)
  signedBytes[0] = derTag.set
  return {
    digestAlgorithm,
    signatureAlgorithm,
    signedAttributes: readAttributes(attributes, derTag.context0),
    unsignedAttributes: unsigned ? readAttributes(unsigned, derTag.context1) : new Map(),
    signature,
    names: (certificate) => isNameOf(name, certificate),
    isSignatureOf: ({ publicKey }) =>
      publicKey.asymmetricKeyType === signatureAlgorithm.keyType &&
      isVerified(digestAlgorithm, signedBytes, publicKey, signature),
  }
}

/** OpenSSL throws for a signature it cannot even decode. */
function isVerified(
  algorithm: DigestAlgorithm,
  bytes: Uint8Array,
  key: KeyObject,
  signature: Uint8Array,
): boolean {
  try {
    return verify(algorithm, bytes, key, signature)
  } catch {
    return false
  }
}

/** Issuer and serial number, or the identifier of the key. */
function isNameOf(name: DerElement, certificate: VerifiedCertificate): boolean {
  if (name.tag === keyName) {
    return (
      certificate.keyIdentifier !== undefined && sameBytes(name.content, certificate.keyIdentifier)
    )
  }
  const [issuer, serialNumber, ...rest] = readDerSequence(name)
  if (!issuer || !serialNumber || rest.length > 0) throw new DerError('Name of the signer')
  return (
    sameBytes(issuer.bytes, certificate.issuer) &&
    sameBytes(serialNumber.bytes, certificate.serialNumber)
  )
}

/** Each type once, each with one value. */
function readAttributes(
  element: DerElement | undefined,
  tag: number,
): ReadonlyMap<string, DerElement> {
  const attributes = new Map<string, DerElement>()
  for (const attribute of readDerSequence(element, tag)) {
    const [type, values, ...rest] = readDerSequence(attribute)
    const id = readDerOid(type)
    if (rest.length > 0 || attributes.has(id)) throw new DerError('Attribute')
    attributes.set(id, readOnly(values))
  }
  return attributes
}

const signedDataOid = '1.2.840.113549.1.7.2'

/** [0] IMPLICIT: the subject key identifier. */
const keyName = 0x80
