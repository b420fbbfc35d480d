import { Integer, OctetString } from 'asn1js'
import { randomBytes } from 'node:crypto'
import { AlgorithmIdentifier, MessageImprint, PKIStatus, TimeStampReq, TimeStampResp } from 'pkijs'

/** An authority that states, with its own signature, that a digest existed at a time (RFC 3161). */
export interface TimestampAuthority {
  /**
   * @returns the timestamp token in DER.
   * @throws TimestampError when there is none to be had now: the caller tries again later.
   */
  timestamp(sha256: Uint8Array): Promise<Uint8Array>
}

/** No timestamp. Never a reason to invent a time: the seal waits, or is made without and says so. */
export class TimestampError extends Error {}

/**
 * An authority reached over HTTP.
 *
 * @param post sends a body to the authority and gives its answer: the one outgoing client, with its
 * limits of time and size.
 * @example createTimestampAuthority((body) => egress.post(url, body, 'application/timestamp-query'))
 */
export function createTimestampAuthority(
  post: (body: Uint8Array) => Promise<Uint8Array>,
): TimestampAuthority {
  return {
    async timestamp(sha256) {
      const nonce = toArrayBuffer(newNonce())
      const answer = await post(encodeRequest(sha256, nonce)).catch((cause: unknown) => {
        throw new TimestampError('The timestamp authority does not answer', { cause })
      })
      return readAnswer(answer)
    },
  }
}

function encodeRequest(sha256: Uint8Array, nonce: ArrayBuffer): Uint8Array {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid }),
      hashedMessage: new OctetString({ valueHex: toArrayBuffer(sha256) }),
    }),
    nonce: new Integer({ valueHex: nonce }),
    certReq: true,
  })
  return new Uint8Array(request.toSchema().toBER())
}

function readAnswer(answer: Uint8Array): Uint8Array {
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

/** Positive, so that its integer keeps its 16 bytes. */
function newNonce(): Uint8Array {
  const nonce = randomBytes(16)
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
  return nonce
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}

const sha256Oid = '2.16.840.1.101.3.4.2.1'
