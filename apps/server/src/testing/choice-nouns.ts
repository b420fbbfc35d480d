/** What can be chosen, by the last segment of its path. */
export const CHOICE_NOUNS = [
  'contract-types',
  'projects',
  'counterparties',
  'legal-entities',
  'folders',
  'people',
  'tagged-fields',
  'categories',
  'templates',
  'master-contracts',
] as const

export type ChoiceNoun = (typeof CHOICE_NOUNS)[number]
