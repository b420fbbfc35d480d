/**
 * The state of a signature: out with its signatories, signed by all and being sealed, sealed, cancelled; on paper,
 * `scanned` once the scan of the signed paper is filed.
 */
export const SIGNATURE_STATES = ['out', 'sealing', 'sealed', 'scanned', 'cancelled'] as const
export type SignatureState = (typeof SIGNATURE_STATES)[number]

/** How it is signed: through the product, or by hand on the printed PDF, whose scan is filed. */
export const SIGNATURE_MEANS = ['local', 'scan'] as const
export type SignatureMeans = (typeof SIGNATURE_MEANS)[number]

/** Where the bytes of a signed document come from. */
export const SIGNED_DOCUMENT_ORIGINS = ['sealed', 'scan', 'imported'] as const
export type SignedDocumentOrigin = (typeof SIGNED_DOCUMENT_ORIGINS)[number]

/**
 * Whether the scan of the signed paper can be filed: awaited at the signing step, missing from a contract marked as
 * signed, filed already; not at the signing step, or signed by another means.
 */
export const SCAN_STANDINGS = [
  'notAtSigning',
  'otherProvider',
  'awaited',
  'missing',
  'filed',
] as const
export type ScanStanding = (typeof SCAN_STANDINGS)[number]

/** The state of one signatory. `viewed`: their page has displayed the document; consent and a code come after. */
export const SIGNATORY_STATES = ['waiting', 'invited', 'viewed', 'signed'] as const
export type SignatoryState = (typeof SIGNATORY_STATES)[number]

export const SIGNATORY_KINDS = ['external', 'internal'] as const
export type SignatoryKind = (typeof SIGNATORY_KINDS)[number]
