/** What a company describes its contracts with, and whom it works with. */
export const NOUN_TOPICS = [
  'contractTypes',
  'categories',
  'taggedFields',
  'projects',
  'counterparties',
  'legalEntities',
  'folders',
  'people',
  'groups',
  'roles',
  'workflows',
  'circuits',
  'templates',
  'clauses',
] as const

/** One was added, removed or rearranged: lists and choices of its kind change. */
export type NounTopic = (typeof NOUN_TOPICS)[number]

/** One was renamed or changed: so is everything that shows it. */
export type RenamedTopic = `${NounTopic}Renamed`

export type CompanyTopic = NounTopic | RenamedTopic

/**
 * Change notices for open pages, which refetch: never the content itself. `contract`: a contract's whole page, and
 * lists; without an id, of every contract. `text`: its text alone. `access`: what the person may see or do; every
 * page refetches everything, and an ended session leaves. `exports`: how far the person's own exports are. `imports`: how
 * far imports are. `reading`: how far the signed document of a contract is read.
 */
export interface ChangeNotice {
  topic:
    | 'notifications'
    | 'tasks'
    | 'exports'
    | 'imports'
    | 'contract'
    | 'text'
    | 'reading'
    | 'access'
    | CompanyTopic
  contractId?: string
}
