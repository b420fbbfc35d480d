import { createHash } from 'node:crypto'
import { sameBytes } from './certificate.ts'
import type { VerifiedCertificate } from './certificate.ts'
import { readDigestAlgorithm } from './cms-algorithms.ts'
import { derTag, expectTag, readDerSequence } from './der.ts'
import { digestOf } from './signed-data.ts'
import type { Signer } from './signed-data.ts'

/**
 * Whether a signature contains the digest of its certificate (signing-certificate-v2, RFC 5035), so that no other
 * certificate with the same key can replace it.
 *
 * @throws DerError when the attribute is malformed.
 */
export function isBoundTo(signer: Signer, certificate: VerifiedCertificate): boolean {
  const attribute = signer.signedAttributes.get(signingCertificateV2)
  if (!attribute) return false
  const [first, second] = readDerSequence(readDerSequence(readDerSequence(attribute)[0])[0])
  const [algorithm, digest] =
    first?.tag === derTag.octetString ? [undefined, first] : [first, second]
  const name = algorithm ? readDigestAlgorithm(algorithm) : 'sha256'
  return sameBytes(expectTag(digest, derTag.octetString).content, digestOf(name, certificate.der))
}

/** The same for the older form of the attribute, with SHA-1, as older timestamp authorities use it. */
export function isBoundBySha1(signer: Signer, certificate: VerifiedCertificate): boolean {
  const attribute = signer.signedAttributes.get(signingCertificateV1)
  if (!attribute) return false
  const [digest] = readDerSequence(readDerSequence(readDerSequence(attribute)[0])[0])
  return sameBytes(
    expectTag(digest, derTag.octetString).content,
    createHash('sha1').update(certificate.der).digest(),
  )
}

const signingCertificateV1 = '1.2.840.113549.1.9.16.2.12'
const signingCertificateV2 = '1.2.840.113549.1.9.16.2.47'
