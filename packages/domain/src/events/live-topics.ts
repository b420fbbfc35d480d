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
] as const

/** One came, went or is arranged otherwise: lists and choices of its kind are others. */
export type NounTopic = (typeof NOUN_TOPICS)[number]

/** One is called or works otherwise: so does everything that shows it. */
export type RenamedTopic = `${NounTopic}Renamed`

export type CompanyTopic = NounTopic | RenamedTopic

/**
 * What has changed, for open pages: they fetch it again. Never the content itself.
 * `contract`: all of a contract's page, and lists; without an id, of every contract. `text`: its text alone.
 * `access`: what the person may see or do; every page asks everything again, and a session that has ended leaves.
 */
export interface ChangeNotice {
  topic: 'notifications' | 'tasks' | 'contract' | 'text' | 'access' | CompanyTopic
  contractId?: string
}
