export const OUTGOING_FAULTS = [
  /** Not `http://` or `https://`, or with a user in it. */
  'ADDRESS_INVALID',
  /** It leads into a network that the operator has not listed. */
  'ADDRESS_REFUSED',
  'NOT_ENCRYPTED',
  'HOST_UNKNOWN',
  'NO_ANSWER',
  /** No encrypted connection with a certificate valid for this name. */
  'CERTIFICATE_REFUSED',
  'ANSWER_TOO_LARGE',
  /** These are what a status says. */
  'CREDENTIALS_REFUSED',
  'NOT_FOUND',
  'REDIRECTED',
  'SERVICE_FAILING',
  'UNEXPECTED_ANSWER',
  /** After a restore, until an operator says so. */
  'OUTSIDE_CLOSED',
] as const
export type OutgoingFault = (typeof OUTGOING_FAULTS)[number]

/** A call that got no answer that counts. Names the host only: an address or a header may contain a secret. */
export class OutgoingError extends Error {
  readonly code: OutgoingFault

  constructor(code: OutgoingFault, host?: string) {
    super(host ? `${code}: ${host}` : code)
    this.name = 'OutgoingError'
    this.code = code
  }
}

/** @param error of a connection, as Node reports it. */
export function faultOf(error: unknown): OutgoingFault {
  const { code = '' } = error as { code?: unknown }
  if (typeof code !== 'string') return 'NO_ANSWER'
  return TLS_CODES.test(code) ? 'CERTIFICATE_REFUSED' : 'NO_ANSWER'
}

/** Of OpenSSL's verification and of Node's check of the name; `EPROTO`: the other end speaks no TLS. */
const TLS_CODES = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|EPROTO$)|_CA$/
