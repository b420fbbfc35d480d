/**
 * What an uploaded file can hold besides what it shows, and that acts or reaches outside when it is opened. Texts:
 * `document-import`, `active`.
 */
export const ACTIVE_CONTENT_KINDS = [
  'macros',
  'controls',
  'scripts',
  'embeddedFiles',
  'externalTemplate',
  'externalContent',
  'launchActions',
  'remoteActions',
  'fileLinks',
  'dynamicForm',
  'media',
  'foreignData',
  /** What phones add to a photograph: a short video, another rendering of it. */
  'photoExtras',
  /** Parts that could not be read, so nobody knows what they hold. */
  'unchecked',
] as const

export type ActiveContentKind = (typeof ACTIVE_CONTENT_KINDS)[number]

export interface ActiveContent {
  kind: ActiveContentKind
  count: number
}

/** What a company does with it. */
export const ACTIVE_CONTENT_RULES = ['warn', 'refuse', 'remove'] as const
export type ActiveContentRule = (typeof ACTIVE_CONTENT_RULES)[number]

/** What happened to a file that holds some; null: it holds none. */
export const ACTIVE_CONTENT_OUTCOMES = ['kept', 'removed', 'keptSigned', 'keptUnchecked'] as const
export type ActiveContentOutcome = (typeof ACTIVE_CONTENT_OUTCOMES)[number]

/**
 * What to do with a file. A photograph is not refused for what phones add to it: a copy goes without. A signed one is never rewritten, which would break its signature; nor is one that could not
 * be read whole, since what is removed must be known.
 */
export function activeContentOutcome(
  rule: ActiveContentRule,
  file: { found: readonly ActiveContent[]; isSigned: boolean },
): ActiveContentOutcome | 'refused' | null {
  if (file.found.length === 0) return null
  if (rule === 'refuse')
    return file.found.every(({ kind }) => kind === 'photoExtras') ? 'removed' : 'refused'
  if (rule === 'warn') return 'kept'
  if (file.isSigned) return 'keptSigned'
  return file.found.some(({ kind }) => kind === 'unchecked') ? 'keptUnchecked' : 'removed'
}
