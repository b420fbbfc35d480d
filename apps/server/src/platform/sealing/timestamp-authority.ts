import { Integer, OctetString } from 'asn1js'
import { createHash, randomBytes } from 'node:crypto'
import { MessageImprint, PKIStatus, TimeStampReq, TimeStampResp } from 'pkijs'
import { sha256 } from './rsa-algorithm.ts'
import { closeCertificates } from './timestamp-certificates.ts'
import { readCertificate, sameBytes } from './verification/certificate.ts'
import { DerError } from './verification/der.ts'
import { verifyTimestamp } from './verification/timestamp-token.ts'

/** An authority that states, with its own signature, that bytes existed at a time (RFC 3161). */
export interface TimestampAuthority {
  /** Certificates in DER that its timestamps lead to; none: they were not named, and any is taken. */
  roots: readonly Uint8Array[]
  /**
   * @returns the timestamp token in DER.
   * @throws TimestampError when none can be had now: the caller retries later.
   */
  timestamp(bytes: Uint8Array): Promise<Uint8Array>
}

/** No timestamp. Never a reason to invent a time: the seal waits, or is made without one and says so. */
export class TimestampError extends Error {}

/**
 * An authority reached over HTTP. It learns only a digest; its answer is verified before anyone relies on it.
 *
 * @param options.post sends a body of type `application/timestamp-query` and returns the answer's: the one outgoing
 * client, with its limits of time and size.
 * @param options.roots certificates of the authority's roots, in DER, if configured.
 * @param options.now the server's clock: a timestamp that differs from it by more than five minutes is refused, since one
 * of the two is wrong.
 * @example createTimestampAuthority({ post, now: () => clock.now(), roots })
 */
export function createTimestampAuthority(options: {
  post: (body: Uint8Array) => Promise<Uint8Array>
  roots?: readonly Uint8Array[]
  now: () => Date
}): TimestampAuthority {
  const { post, roots = [], now } = options
  return {
    roots,
    async timestamp(bytes) {
      const nonce = newNonce()
      const digest = createHash('sha256').update(bytes).digest()
      const answer = await post(encodeRequest(digest, nonce)).catch((cause: unknown) => {
        throw new TimestampError('The timestamp authority does not answer', { cause })
      })
      return checkToken(readToken(answer), { bytes, nonce, roots, now: now() })
    },
  }
}

function encodeRequest(digest: Uint8Array, nonce: Uint8Array): Uint8Array {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: sha256(),
      hashedMessage: new OctetString({ valueHex: toArrayBuffer(digest) }),
    }),
    nonce: new Integer({ valueHex: toArrayBuffer(nonce) }),
    certReq: true,
  })
  return new Uint8Array(request.toSchema().toBER())
}

function readToken(answer: Uint8Array): Uint8Array {
  const response = parseAnswer(answer)
  const { status } = response.status
  if (status !== PKIStatus.granted && status !== PKIStatus.grantedWithMods) {
    throw new TimestampError(`The timestamp authority refuses (status ${status})`)
  }
  if (!response.timeStampToken) throw new TimestampError('An answer without a timestamp')
  return new Uint8Array(response.timeStampToken.toSchema().toBER())
}

function parseAnswer(answer: Uint8Array): TimeStampResp {
  try {
    return TimeStampResp.fromBER(new Uint8Array(answer))
  } catch (cause) {
    throw new TimestampError('The answer is not one of a timestamp authority', { cause })
  }
}

interface Expected {
  bytes: Uint8Array
  nonce: Uint8Array
  roots: readonly Uint8Array[]
  now: Date
}

function checkToken(answered: Uint8Array, { bytes, nonce, roots, now }: Expected): Uint8Array {
  try {
    const token = closeCertificates(answered, roots)
    if (token.length > MAX_TOKEN_BYTES) throw new TimestampError('A timestamp that is too large')
    const timestamp = verifyTimestamp(token, bytes, roots.map(readCertificate))
    if (Math.abs(timestamp.at.getTime() - now.getTime()) > TOLERATED_MS)
      throw new TimestampError('A timestamp of another time than the clock of this server')
    const isExpected = roots.length === 0 || timestamp.isTrusted
    if (isExpected && timestamp.nonce && sameBytes(timestamp.nonce, nonce)) return token
  } catch (cause) {
    if (!(cause instanceof DerError)) throw cause
    throw new TimestampError('A timestamp that does not hold', { cause })
  }
  throw new TimestampError('A timestamp of another request or authority')
}

/** What the place of a seal in a PDF has left beside the seal itself. */
const MAX_TOKEN_BYTES = 16_000
const TOLERATED_MS = 5 * 60 * 1000

/** 127 bits, positive, so that the integer stays 16 bytes long. */
function newNonce(): Uint8Array {
  const nonce = randomBytes(16)
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
  return nonce
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
