import {
  Set as AsnSet,
  BitString,
  Integer,
  ObjectIdentifier,
  OctetString,
  PrintableString,
  Sequence,
  Utf8String,
} from 'asn1js'
import { createHash, randomBytes } from 'node:crypto'
import {
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtKeyUsage,
  Extension,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs'
import type { PublicKeyInfo } from 'pkijs'
import { sha256WithRsa } from './rsa-algorithm.ts'

export interface CertificateRequest {
  kind: 'authority' | 'seal'
  subject: CertificateName
  /** Default: self-signed. */
  issuer?: Certificate
  subjectPublicKey: CryptoKey
  issuerPrivateKey: CryptoKey
  validFrom: Date
  validUntil: Date
}

export interface CertificateName {
  commonName: string
  organisation: string
  /** Distinguishes two organisations with the same name (X.520 serialNumber). */
  organisationId: string
}

/**
 * An X.509 certificate, signed with RSA and SHA-256 (RFC 5280).
 *
 * Seal certificates carry documentSigning (RFC 9336) and emailProtection: readers built on NSS require the second,
 * and Acrobat accepts either.
 */
export async function issueCertificate(request: CertificateRequest): Promise<Certificate> {
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: toArrayBuffer(newSerialNumber()) })
  certificate.subject = toDistinguishedName(request.subject)
  certificate.issuer = request.issuer?.subject ?? certificate.subject
  certificate.notBefore = toTime(request.validFrom)
  certificate.notAfter = toTime(request.validUntil)
  await certificate.subjectPublicKeyInfo.importKey(request.subjectPublicKey)
  const issuerKeyInfo = (request.issuer ?? certificate).subjectPublicKeyInfo
  certificate.extensions = [
    ...(request.kind === 'authority' ? authorityExtensions() : sealExtensions()),
    subjectKeyIdentifier(certificate.subjectPublicKeyInfo),
    authorityKeyIdentifier(issuerKeyInfo),
  ]
  await signCertificate(certificate, request.issuerPrivateKey)
  return certificate
}

export function toDer(certificate: Certificate): Uint8Array {
  return new Uint8Array(certificate.toSchema(true).toBER())
}

/** Signed here, because pkijs omits the NULL that RFC 4055 requires for RSA. */
async function signCertificate(certificate: Certificate, key: CryptoKey): Promise<void> {
  certificate.signature = sha256WithRsa()
  certificate.signatureAlgorithm = sha256WithRsa()
  const body = certificate.encodeTBS().toBER()
  certificate.tbsView = new Uint8Array(body)
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', key, body)
  certificate.signatureValue = new BitString({ valueHex: signature })
}

function authorityExtensions(): Extension[] {
  return [
    extension(oid.basicConstraints, new BasicConstraints({ cA: true, pathLenConstraint: 0 }), true),
    keyUsage(0b0000_0110, 1),
  ]
}

function sealExtensions(): Extension[] {
  const purposes = new ExtKeyUsage({ keyPurposes: [oid.documentSigning, oid.emailProtection] })
  return [
    extension(oid.basicConstraints, new BasicConstraints({ cA: false }), true),
    keyUsage(0b1100_0000, 6),
    extension(oid.extendedKeyUsage, purposes, false),
  ]
}

/** Bits from the left: digitalSignature 0, nonRepudiation 1, keyCertSign 5, cRLSign 6. */
function keyUsage(bits: number, unusedBits: number): Extension {
  const value = new BitString({ valueHex: toArrayBuffer(Uint8Array.of(bits)), unusedBits })
  return new Extension({
    extnID: oid.keyUsage,
    critical: true,
    extnValue: value.toBER(),
    parsedValue: value,
  })
}

function subjectKeyIdentifier(key: PublicKeyInfo): Extension {
  const value = new OctetString({ valueHex: keyIdentifier(key) })
  return new Extension({
    extnID: oid.subjectKeyIdentifier,
    critical: false,
    extnValue: value.toBER(),
    parsedValue: value,
  })
}

function authorityKeyIdentifier(key: PublicKeyInfo): Extension {
  const identifier = new OctetString({ valueHex: keyIdentifier(key) })
  const value = new AuthorityKeyIdentifier({ keyIdentifier: identifier })
  return extension(oid.authorityKeyIdentifier, value, false)
}

function extension(
  extnID: string,
  value: BasicConstraints | ExtKeyUsage | AuthorityKeyIdentifier,
  critical: boolean,
): Extension {
  return new Extension({
    extnID,
    critical,
    extnValue: value.toSchema().toBER(),
    parsedValue: value,
  })
}

/** SHA-1 of the key's bits: an identifier, not a proof (RFC 5280, 4.2.1.2). */
function keyIdentifier(key: PublicKeyInfo): ArrayBuffer {
  const bits = key.subjectPublicKey.valueBlock.valueHexView
  return toArrayBuffer(createHash('sha1').update(bits).digest())
}

/** Encoded here and parsed again, because pkijs would put all parts into one set. */
function toDistinguishedName(name: CertificateName): RelativeDistinguishedNames {
  const part = (
    type: string,
    value: string,
    Text: typeof Utf8String | typeof PrintableString = Utf8String,
  ) => {
    const typeAndValue = [new ObjectIdentifier({ value: type }), new Text({ value: cut(value) })]
    return new AsnSet({ value: [new Sequence({ value: typeAndValue })] })
  }
  const parts = [
    part(oid.organisation, name.organisation),
    part(oid.serialNumber, name.organisationId, PrintableString),
    part(oid.commonName, name.commonName),
  ]
  return RelativeDistinguishedNames.fromBER(new Sequence({ value: parts }).toBER())
}

/** X.520 bounds: 64 characters for these attributes. */
function cut(value: string): string {
  const characters = [...value]
  return characters.length > 64 ? `${characters.slice(0, 63).join('')}…` : value
}

/** UTCTime up to 2049, GeneralizedTime after (RFC 5280, 4.1.2.5). Seconds, without a fraction. */
function toTime(at: Date): Time {
  const value = new Date(Math.floor(at.getTime() / 1000) * 1000)
  return new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value })
}

/** 127 random bits: positive and unique. */
function newSerialNumber(): Uint8Array {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40
  return bytes
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}

const oid = {
  commonName: '2.5.4.3',
  serialNumber: '2.5.4.5',
  organisation: '2.5.4.10',
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  authorityKeyIdentifier: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  emailProtection: '1.3.6.1.5.5.7.3.4',
  documentSigning: '1.3.6.1.5.5.7.3.36',
}
