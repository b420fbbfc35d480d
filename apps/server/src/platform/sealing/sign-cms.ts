import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import { createHash } from 'node:crypto'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { SealKey } from './authority.ts'
import { sha256, sha256WithRsa } from './rsa-algorithm.ts'
import type { TimestampAuthority } from './timestamp-authority.ts'

/**
 * A detached CAdES signature in DER (ETSI EN 319 122-1): content type, digest, and the certificate that signs. Level
 * B-T when a timestamp authority answers, else B-B. Deterministic at B-B.
 *
 * @param contentSha256 the digest of the bytes that the signature covers.
 * @throws TimestampError when the authority returns no timestamp of this signature.
 */
export async function signCms(
  contentSha256: Uint8Array,
  { privateKey, chain }: SealKey,
  timestampAuthority?: TimestampAuthority,
): Promise<Uint8Array> {
  const certificates = chain.map((der) => Certificate.fromBER(new Uint8Array(der)))
  const [sealCertificate] = certificates
  if (!sealCertificate) throw new Error('A seal without its certificate')
  const signer = new SignerInfo({
    version: 1,
    digestAlgorithm: sha256(),
    signatureAlgorithm: sha256WithRsa(),
    sid: new IssuerAndSerialNumber({
      issuer: sealCertificate.issuer,
      serialNumber: sealCertificate.serialNumber,
    }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: signedAttributes(contentSha256, chain[0]),
    }),
  })
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [sha256()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
    certificates,
    signerInfos: [signer],
  })
  signer.signature = await signAttributes(signer, privateKey)
  if (timestampAuthority) await addTimestamp(signer, timestampAuthority)
  const content = new ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) })
  return new Uint8Array(content.toSchema().toBER())
}

/** The signature covers the attributes encoded as a SET (RFC 5652, 5.4). */
async function signAttributes(signer: SignerInfo, privateKey: CryptoKey): Promise<OctetString> {
  const attributes = new Uint8Array(signer.signedAttrs?.toSchema().toBER() ?? [])
  attributes[0] = 0x31
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', privateKey, attributes)
  return new OctetString({ valueHex: signature })
}

/** DER sorts the members of a set by their bytes. */
function signedAttributes(contentSha256: Uint8Array, certificateDer: Uint8Array): Attribute[] {
  const attribute = (type: string, value: ObjectIdentifier | OctetString | Sequence) =>
    new Attribute({ type, values: [value] })
  return [
    attribute(oid.contentType, new ObjectIdentifier({ value: oid.data })),
    attribute(oid.messageDigest, toOctetString(contentSha256)),
    attribute(oid.signingCertificateV2, signingCertificate(certificateDer)),
  ].toSorted((a, b) => Buffer.compare(toBytes(a), toBytes(b)))
}

/** SigningCertificateV2 (RFC 5035) with one certificate; SHA-256 is its default and left out. */
function signingCertificate(certificateDer: Uint8Array): Sequence {
  const hash = toOctetString(createHash('sha256').update(certificateDer).digest())
  const identifier = new Sequence({ value: [hash] })
  return new Sequence({ value: [new Sequence({ value: [identifier] })] })
}

async function addTimestamp(signer: SignerInfo, authority: TimestampAuthority): Promise<void> {
  const signature = signer.signature.valueBlock.valueHexView
  const token = await authority.timestamp(signature)
  const value = ContentInfo.fromBER(new Uint8Array(token)).toSchema()
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new Attribute({ type: oid.signatureTimestamp, values: [value] })],
  })
}

function toOctetString(bytes: Uint8Array): OctetString {
  return new OctetString({ valueHex: new Uint8Array(bytes).buffer })
}

function toBytes(attribute: Attribute): Uint8Array {
  return new Uint8Array(attribute.toSchema().toBER())
}

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signatureTimestamp: '1.2.840.113549.1.9.16.2.14',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
}
