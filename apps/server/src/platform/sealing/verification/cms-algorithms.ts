import { DerError, derTag, readDerOid, readDerSequence } from './der.ts'
import type { DerElement } from './der.ts'

export type DigestAlgorithm = 'sha256' | 'sha384' | 'sha512'

export interface SignatureAlgorithm {
  keyType: 'rsa' | 'ec'
  /** Undefined: plain RSA, which uses the digest named beside it. */
  digest: DigestAlgorithm | undefined
}

/** SHA-256 and longer only. */
export function readDigestAlgorithm(element: DerElement | undefined): DigestAlgorithm {
  const { id } = readAlgorithm(element)
  const algorithm = digestAlgorithms.get(id)
  if (!algorithm) throw new DerError(`Digest algorithm ${id}`)
  return algorithm
}

export function readSignatureAlgorithm(element: DerElement | undefined): SignatureAlgorithm {
  const { id, hasNull } = readAlgorithm(element)
  const algorithm = signatureAlgorithms.get(id)
  // NULL is required for RSA (RFC 4055), though many omit it; ECDSA has none (RFC 5758).
  if (!algorithm || (hasNull && algorithm.keyType === 'ec')) {
    throw new DerError(`Signature algorithm ${id}`)
  }
  return algorithm
}

/** Parameters are NULL or absent in every algorithm accepted here. */
function readAlgorithm(element: DerElement | undefined): { id: string; hasNull: boolean } {
  const [id, parameters, ...rest] = readDerSequence(element)
  const hasNull = parameters !== undefined
  if (rest.length > 0 || (hasNull && !isNull(parameters))) throw new DerError('Algorithm')
  return { id: readDerOid(id), hasNull }
}

function isNull({ tag, content }: DerElement): boolean {
  return tag === derTag.null && content.length === 0
}

const digestAlgorithms = new Map<string, DigestAlgorithm>([
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
])

const signatureAlgorithms = new Map<string, SignatureAlgorithm>([
  ['1.2.840.113549.1.1.1', { keyType: 'rsa', digest: undefined }],
  ['1.2.840.113549.1.1.11', { keyType: 'rsa', digest: 'sha256' }],
  ['1.2.840.113549.1.1.12', { keyType: 'rsa', digest: 'sha384' }],
  ['1.2.840.113549.1.1.13', { keyType: 'rsa', digest: 'sha512' }],
  ['1.2.840.10045.4.3.2', { keyType: 'ec', digest: 'sha256' }],
  ['1.2.840.10045.4.3.3', { keyType: 'ec', digest: 'sha384' }],
  ['1.2.840.10045.4.3.4', { keyType: 'ec', digest: 'sha512' }],
])
