import { sameBytes } from './certificate.ts'
import type { VerifiedCertificate } from './certificate.ts'
import { readDigestAlgorithm } from './cms-algorithms.ts'
import {
  DerError,
  derTag,
  expectTag,
  readDer,
  readDerInteger,
  readDerOid,
  readDerSequence,
  readDerTime,
} from './der.ts'
import { digestOf, readSignedData } from './signed-data.ts'
import type { Signer } from './signed-data.ts'
import { isBoundBySha1, isBoundTo } from './signing-certificate.ts'
import { buildTrustedChain, confirmedAmong, isValidAt } from './trusted-chain.ts'

export interface VerifiedTimestamp {
  at: Date
  authorityName: string
  /** Whether its certificate chains to one of the trusted roots. */
  isTrusted: boolean
  nonce: Uint8Array | undefined
}

/**
 * Checks a timestamp (RFC 3161): signed by the certificate it names, one issued for timestamping, over these bytes.
 *
 * @throws DerError when any of it does not hold.
 */
export function verifyTimestamp(
  token: Uint8Array,
  stampedBytes: Uint8Array,
  trustedRoots: readonly VerifiedCertificate[],
): VerifiedTimestamp {
  const { version, contentType, content, certificates, signer } = readSignedData(token)
  if (contentType !== oid.timestampInfo || version !== 3 || !content) throw new DerError('Token')
  requireAttributes(signer, content)
  const certificate = certificates.find((candidate) => signer.names(candidate))
  if (!certificate) throw new DerError('Certificate of the timestamp')
  requireSignature(signer, certificate)
  const info = readInfo(content, stampedBytes)
  requireConfirmed(certificates, certificate)
  const chain = buildTrustedChain(certificate, certificates, trustedRoots)
  return {
    ...info,
    authorityName: certificate.commonName,
    isTrusted: chain?.every((each) => isValidAt(each, info.at)) ?? false,
  }
}

function requireSignature(signer: Signer, certificate: VerifiedCertificate): void {
  // RSA can be named by two identifiers here, one character apart and not covered by a signature: only the usual one
  // is accepted.
  if (signer.signatureAlgorithm.keyType === 'rsa' && signer.signatureAlgorithm.digest) {
    throw new DerError('Spelling of the signature algorithm')
  }
  const isBound = isBoundTo(signer, certificate) || isBoundBySha1(signer, certificate)
  if (!isBound || !signer.isSignatureOf(certificate)) throw new DerError('Signature')
  const { purposes = [] } = certificate
  if (purposes.length !== 1 || purposes[0] !== oid.timestamping) throw new DerError('Purpose')
}

/** The signature contains the digest of its own certificate; the others must verify each other. */
function requireConfirmed(
  certificates: readonly VerifiedCertificate[],
  own: VerifiedCertificate,
): void {
  const others = certificates.filter((each) => each !== own)
  if (confirmedAmong(others).length !== others.length) throw new DerError('Unconfirmed certificate')
}

function requireAttributes({ signedAttributes, digestAlgorithm }: Signer, content: Uint8Array) {
  if (readDerOid(signedAttributes.get(oid.contentType)) !== oid.timestampInfo) {
    throw new DerError('Content type')
  }
  const digest = expectTag(signedAttributes.get(oid.messageDigest), derTag.octetString).content
  if (!sameBytes(digest, digestOf(digestAlgorithm, content))) throw new DerError('Digest')
}

/** TSTInfo: version, policy, imprint, serial number, time, then optional parts. */
function readInfo(content: Uint8Array, stampedBytes: Uint8Array) {
  const [version, , imprint, , time, ...optional] = readDerSequence(readDer(content))
  const [algorithm, hashed] = readDerSequence(imprint)
  const digest = digestOf(readDigestAlgorithm(algorithm), stampedBytes)
  if (readDerInteger(version) !== 1) throw new DerError('Version')
  if (!sameBytes(expectTag(hashed, derTag.octetString).content, digest)) {
    throw new DerError('A timestamp of other bytes')
  }
  const nonce = optional.find(({ tag }) => tag === derTag.integer)
  return { at: readDerTime(expectTag(time, derTag.generalizedTime)), nonce: nonce?.content }
}

const oid = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
  timestamping: '1.3.6.1.5.5.7.3.8',
}
