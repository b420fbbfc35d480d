/**
 * What the verifier found. An error makes the seal invalid; a notice is something an honest reader should know about
 * a valid seal. The texts are `evidence.finding.<code>`.
 */
export interface Finding {
  code: FindingCode
  severity: 'error' | 'notice'
  params?: Record<string, string | number>
}

export type ErrorCode =
  | 'PDF_UNREADABLE'
  | 'NO_SIGNATURE'
  | 'SEVERAL_SIGNATURES'
  | 'SIGNATURE_NOT_REACHABLE'
  | 'BYTE_RANGE_MALFORMED'
  | 'LATER_REVISION'
  | 'FILE_TRUNCATED'
  | 'GAP_NOT_THE_SIGNATURE'
  | 'SIGNATURE_MALFORMED'
  | 'DIGEST_MISMATCH'
  | 'SIGNATURE_INVALID'
  | 'SIGNING_CERTIFICATE_NOT_BOUND'
  | 'CERTIFICATE_UNTRUSTED'
  | 'CERTIFICATE_NOT_FOR_SEALING'
  | 'CERTIFICATE_OUTSIDE_VALIDITY'
  | 'CERTIFICATE_SUPERFLUOUS'
  | 'CERTIFICATE_REVOKED'
  | 'SIGNING_TIME_MISSING'
  | 'SIGNING_TIME_IN_FUTURE'
  | 'NOT_CERTIFIED'
  | 'TIMESTAMP_INVALID'
  | 'EVIDENCE_MISSING'
  | 'EVIDENCE_UNREADABLE'
  | 'ORIGINAL_MISSING'
  | 'ORIGINAL_HASH_MISMATCH'
  | 'ORIGINAL_NOT_PRESERVED'
  | 'ORGANISATION_MISMATCH'
  | 'CODE_OF_OTHER_DOCUMENT'

export type NoticeCode =
  | 'TIME_NOT_ATTESTED'
  | 'TIMESTAMP_AUTHORITY_UNKNOWN'
  | 'CERTIFICATE_EXPIRED_SINCE'
  | 'CERTIFICATE_REVOKED_SINCE'
  | 'REVOCATION_NOT_CHECKED'

export type FindingCode = ErrorCode | NoticeCode

export function failed(code: ErrorCode, params?: Finding['params']): Finding {
  return { code, severity: 'error', ...(params && { params }) }
}

export function noticed(code: NoticeCode, params?: Finding['params']): Finding {
  return { code, severity: 'notice', ...(params && { params }) }
}
