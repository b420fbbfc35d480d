/** Why a version of a contract's text is kept, in the order in which a contract meets them. */
export const VERSION_REASONS = [
  /** A person gave it a name. */
  'named',
  /** Before differences of a newer version of its template were taken over. */
  'update',
  /** Before another version was restored. */
  'restore',
  'validation',
  /** A third party was given access to it, … */
  'shared',
  /** … or read it. */
  'read',
  'signature',
  'signed',
] as const
export type VersionReasonKind = (typeof VERSION_REASONS)[number]

/** Those by which a text leaves the company. */
export const SENT_REASONS = ['shared', 'read', 'signature', 'signed'] as const
