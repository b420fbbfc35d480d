/** What can be wrong with a template; the last two are only looks. */
export const TEMPLATE_FINDINGS = [
  'fieldUnknown',
  'conditionUnreachable',
  'questionNeverAsked',
  'repeatEmpty',
  'repeatWithoutField',
  'fieldOutsideRows',
  'fieldInTwoRepeats',
  'sumWithoutRows',
  'placeholderLeft',
  'sectionEmpty',
  'noteEmpty',
  'referenceBroken',
  'termDiffers',
  'termUnstated',
  'referenceConditional',
  'referenceMoves',
  'valueUnused',
  'typography',
] as const
export type TemplateFindingKind = (typeof TEMPLATE_FINDINGS)[number]

/** Terms that a text can state as well. */
export const CHECKED_TERMS = ['duration', 'renewal', 'renewalDuration', 'notice'] as const
export type CheckedTerm = (typeof CHECKED_TERMS)[number]

export interface TemplateFinding {
  kind: TemplateFindingKind
  /** A part of the text; null: the terms and values beside it. */
  place: { part: 'section' | 'block'; id: string } | null
  /** The title of its section or block. */
  title: string
  /** What is shown of it: the label of a field, the words of the text, those that they should be. */
  words: string
  /** Of a term: which, and what the text says. */
  term?: CheckedTerm
}
