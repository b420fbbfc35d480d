import { readCertificate } from './verification/certificate.ts'
import { derTag, readDer, readDerChildren, readDerSequence } from './verification/der.ts'
import type { DerElement } from './verification/der.ts'
import { confirmedAmong } from './verification/trusted-chain.ts'

/**
 * A timestamp token reduced to the certificates that verify each other.
 *
 * No signature covers the extra certificates an authority sends with its token. Kept unchanged, the bytes of, say, a
 * cross certificate whose issuer is missing could change undetected.
 *
 * @param roots of the authority, added so that they verify the others.
 * @throws DerError when the token cannot be read strictly.
 */
export function closeCertificates(token: Uint8Array, roots: readonly Uint8Array[]): Uint8Array {
  const [type, wrapper] = readDerSequence(readDer(token))
  const [inner] = readDerSequence(wrapper, derTag.context0)
  const parts = readDerSequence(inner)
  if (!type) return token
  const kept = parts.flatMap((part) => {
    if (part.tag === derTag.context0) return [encode(part.tag, ...keptCertificates(part, roots))]
    // Long-term seals store revocation lists elsewhere.
    return part.tag === derTag.context1 ? [] : [part.bytes]
  })
  const signedData = encode(derTag.sequence, ...kept)
  return encode(derTag.sequence, type.bytes, encode(derTag.context0, signedData))
}

function keptCertificates(sent: DerElement, roots: readonly Uint8Array[]): Uint8Array[] {
  const ders = [...readDerChildren(sent).map(({ bytes }) => bytes), ...roots]
  const distinct = new Map(ders.map((der) => [Buffer.from(der).toString('hex'), der]))
  const certificates = [...distinct.values()].map(readCertificate)
  const confirmed = confirmedAmong(certificates)
  // The authority's own certificate is bound by its digest in the token.
  return certificates
    .filter((each) => confirmed.includes(each) || !each.isAuthority)
    .map(({ der }) => der)
}

function encode(tag: number, ...contents: Uint8Array[]): Uint8Array {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag]), encodeLength(content.length), content])
}

function encodeLength(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length)
  const digits = Buffer.alloc(4)
  digits.writeUInt32BE(length)
  const needed = digits.subarray(digits.findIndex((digit) => digit !== 0))
  return Uint8Array.of(0x80 | needed.length, ...needed)
}
