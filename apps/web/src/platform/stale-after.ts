import type { ChangeNotice, NounTopic } from '@tacite/domain/events/live-topics.ts'
import { keys, type Resource } from './query-keys.ts'

/** What the server announces to open pages, and changes that only concern the actor. */
export type Topic =
  | Exclude<ChangeNotice['topic'], 'access'>
  /** A contract was added or removed. */
  | 'contracts'
  | 'delegations'
  | 'devices'
  /** A person selected words of a page for a value. */
  | 'selectedWords'
  | 'views'
  | 'companySettings'
  | 'audit'

/** A change: its topic, and the contract if it concerns one. */
export type Change = Topic | { topic: Topic; contractId?: string }

type Stale = readonly (Resource | readonly unknown[])[]

/** Names appear on contract pages, in every list of them, and in what views filter by. */
const NAMES: Stale = ['contract', 'contracts', 'views']

const people: Stale = [
  'people',
  // The own picture.
  'me',
  keys.choices('people'),
  keys.choices('groupCandidates'),
  keys.choices('shareCandidates'),
  keys.choices('taskAssignees'),
  keys.choices('taskTakers'),
  keys.choices('validators'),
  keys.choices('contractCircuits'),
  'groups',
  'roles',
  'circuits',
  'audit',
]

/** Who is in a group decides who can be added to it, and whether it can be asked to validate. */
const GROUP_CHOICES: Stale = [
  keys.choices('groups'),
  keys.choices('groupCandidates'),
  keys.choices('shareCandidates'),
  keys.choices('validators'),
  keys.choices('contractCircuits'),
]

/** The one table of which answers become stale after which change. */
export const STALE_AFTER: { readonly [Each in Topic]: Stale } = {
  contract: [
    'contract',
    'text',
    'contracts',
    'deadlinesPreview',
    'counterparties',
    'projects',
    // Who sees it.
    keys.choices('taskAssignees'),
    keys.choices('taskTakers'),
  ],
  // Lists show nothing of a text, which is saved every few seconds.
  text: ['contract', 'text'],
  contracts: ['contracts', 'removals'],
  // A task that ends takes the notification that asked for it along.
  tasks: ['tasks', 'notifications', 'mailbox'],
  notifications: ['notifications'],
  reading: [
    keys.contracts('signed-document'),
    keys.contracts('signed-search'),
    keys.contracts('page-hits'),
  ],
  exports: [keys.contracts('exports')],
  imports: ['imports'],
  selectedWords: ['importPages'],
  ...noun(
    'contractTypes',
    [
      keys.choices('contractTypes'),
      keys.choices('templates'),
      keys.choices('workflows'),
      'templates',
    ],
    NAMES,
  ),
  ...noun('categories', [keys.choices('categories'), keys.choices('clauses'), 'clauses'], []),
  ...noun('taggedFields', [keys.choices('taggedFields'), 'contractForm', 'filterWords'], NAMES),
  ...noun('projects', [keys.choices('projects'), 'contractForm'], NAMES),
  ...noun('counterparties', [keys.choices('counterparties')], NAMES),
  ...noun('legalEntities', [keys.choices('legalEntities'), 'contractForm'], NAMES),
  ...noun('folders', [keys.choices('folders'), 'palette'], NAMES),
  people,
  peopleRenamed: [...people, 'delegations', 'tasks', ...NAMES],
  ...noun('groups', [...GROUP_CHOICES, 'people', 'circuits', 'templates'], NAMES),
  ...noun('roles', [keys.choices('roles'), 'people'], ['me']),
  ...noun(
    'workflows',
    [
      keys.choices('contractCircuits'),
      keys.choices('workflows'),
      keys.choices('workflowSteps'),
      'circuits',
      'contractTypes',
      'filterWords',
    ],
    NAMES,
  ),
  ...noun(
    'circuits',
    [keys.choices('circuits'), keys.choices('contractCircuits')],
    ['contract', 'templates'],
  ),
  ...noun(
    'templates',
    [
      keys.choices('templates'),
      keys.choices('workflows', 'proposed'),
      'categories',
      'contractForm',
    ],
    NAMES,
  ),
  ...noun('clauses', [keys.choices('clauses'), 'categories'], []),
  delegations: ['delegations'],
  devices: [keys.me('devices')],
  views: ['views'],
  companySettings: ['company', 'site', 'me', 'integrations', 'contractForm'],
  audit: ['audit'],
}

/** Every query whose key begins with one of these is refetched. */
export function staleKeys(change: Change): readonly (readonly unknown[])[] {
  const { topic, contractId } = typeof change === 'string' ? { topic: change } : change
  return STALE_AFTER[topic].map((stale) => {
    if (typeof stale !== 'string') return stale
    return stale === 'contract' && contractId ? keys.contract(contractId) : keys[stale]()
  })
}

/** Nouns that can be deleted and restored: one was added or removed, renamed or changed. */
function noun<const Name extends NounTopic & Resource>(
  name: Name,
  changed: Stale,
  renamed: Stale,
): { [Each in Name | `${Name}Renamed`]: Stale } {
  const stale: Stale = [name, ...changed, 'removals', 'views']
  const rows: Record<string, Stale> = {
    [name]: stale,
    [`${name}Renamed`]: [...stale, ...renamed],
  }
  return rows as { [Each in Name | `${Name}Renamed`]: Stale }
}
