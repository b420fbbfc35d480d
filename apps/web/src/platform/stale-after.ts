import type { ChangeNotice } from '@tacite/domain/events/live-topics.ts'
import { keys, type Resource } from './query-keys.ts'

/** What the server announces to open pages, and what only concerns who did it. */
export type Topic =
  | Exclude<ChangeNotice['topic'], 'access'>
  /** A contract came or went. */
  | 'contracts'
  | 'delegations'
  | 'devices'
  | 'companySettings'
  | 'audit'

/** A change: its topic, and the contract when it is one's. */
export type Change = Topic | { topic: Topic; contractId?: string }

type Stale = readonly (Resource | readonly unknown[])[]

/** Names stand on pages of contracts and in whatever lists them. */
const NAMES: Stale = ['contract', 'contracts']

const contractTypes: Stale = [
  'contractTypes',
  keys.choices('contractTypes'),
  'template',
  'removals',
]
const categories: Stale = ['categories', 'clauses', 'removals']
const taggedFields: Stale = [
  'taggedFields',
  keys.choices('taggedFields'),
  'contractForm',
  'filterWords',
  'removals',
]
const projects: Stale = ['projects', keys.choices('projects'), 'contractForm', 'removals']
const counterparties: Stale = ['counterparties', keys.choices('counterparties'), 'removals']
const legalEntities: Stale = [
  'legalEntities',
  keys.choices('legalEntities'),
  'contractForm',
  'removals',
]
const folders: Stale = ['folders', keys.choices('folders'), 'palette', 'removals']
const people: Stale = [
  'people',
  keys.choices('people'),
  'accessHolders',
  'groups',
  'roles',
  'circuits',
  'audit',
]
const groups: Stale = ['groups', 'accessHolders', 'people', 'circuits', 'removals']
const roles: Stale = ['roles', 'people', 'removals']
const workflows: Stale = ['workflows', 'circuits', 'filterWords', 'removals']
const circuits: Stale = ['circuits', 'removals']

/** The one table: after which change which answers are no longer what the server would say. */
export const STALE_AFTER: { readonly [Each in Topic]: Stale } = {
  contract: ['contract', 'text', 'contracts', 'deadlinesPreview', 'counterparties', 'projects'],
  // Lists show nothing of a text, which is saved every few seconds.
  text: ['contract', 'text'],
  contracts: ['contracts', 'removals'],
  tasks: ['tasks', 'mailbox'],
  notifications: ['notifications'],
  contractTypes,
  contractTypesRenamed: [...contractTypes, ...NAMES],
  categories,
  categoriesRenamed: categories,
  taggedFields,
  taggedFieldsRenamed: [...taggedFields, ...NAMES],
  projects,
  projectsRenamed: [...projects, ...NAMES],
  counterparties,
  counterpartiesRenamed: [...counterparties, ...NAMES],
  legalEntities,
  legalEntitiesRenamed: [...legalEntities, ...NAMES],
  folders,
  foldersRenamed: [...folders, ...NAMES],
  people,
  peopleRenamed: [...people, 'delegations', 'tasks', ...NAMES],
  groups,
  groupsRenamed: [...groups, ...NAMES],
  roles,
  rolesRenamed: [...roles, 'me'],
  workflows,
  workflowsRenamed: [...workflows, ...NAMES],
  circuits,
  circuitsRenamed: [...circuits, 'contract'],
  delegations: ['delegations'],
  devices: [keys.me('devices')],
  companySettings: ['company', 'site', 'me', 'integrations', 'contractForm'],
  audit: ['audit'],
}

/** Everything that begins with one of these is asked again. */
export function staleKeys(change: Change): readonly (readonly unknown[])[] {
  const { topic, contractId } = typeof change === 'string' ? { topic: change } : change
  return STALE_AFTER[topic].map((stale) => {
    if (typeof stale !== 'string') return stale
    return stale === 'contract' && contractId ? keys.contract(contractId) : keys[stale]()
  })
}
