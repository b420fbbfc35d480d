/**
 * Where the answers of the server are kept: each query's key begins with the name of its resource, and goes on with what
 * was asked. What is stale after which change stands in `stale-after.ts`.
 */
export const keys = {
  // The person and their company.
  me: resource('me'),
  site: resource('site'),
  company: resource('company'),
  integrations: resource('integrations'),
  mailbox: resource('mailbox'),
  tasks: resource('tasks'),
  notifications: resource('notifications'),
  delegations: resource('delegations'),
  palette: resource('palette'),

  /** One contract: `keys.contract(contractId, 'page')`; without more, all of every one. */
  contract: resource('contract'),
  /** The text of a contract, a template or a clause: its versions and removed parts. */
  text: resource('text'),
  /** Whatever shows several: lists, figures, searches. */
  contracts: resource('contracts'),
  /** What the form of a new one starts with. */
  contractForm: resource('contract-form'),
  deadlinesPreview: resource('deadlines-preview'),
  template: resource('template'),

  /** What is chosen among, by noun: `keys.choices('projects', 'pages', words)`. */
  choices: resource('choices'),
  /** The words of filters that the server knows: finer states and filterable fields. */
  filterWords: resource('filter-words'),

  // Administration: `list` and `one`.
  audit: resource('administration', 'audit'),
  categories: records('/administration/categories'),
  circuits: records('/administration/validation-circuits'),
  contractTypes: records('/administration/contract-types'),
  counterparties: records('/administration/counterparties'),
  folders: resource('folders'),
  groups: resource('administration', 'groups'),
  legalEntities: records('/administration/legal-entities'),
  people: resource('administration', 'people'),
  projects: records('/administration/projects'),
  removals: resource('removals'),
  roles: resource('administration', 'roles'),
  taggedFields: records('/administration/tagged-fields'),
  workflows: resource('administration', 'workflows'),

  // Those without an account.
  accountLink: resource('account-link'),
  invitation: resource('invitation'),
  sharedContract: resource('shared-contract'),
}

export type Resource = keyof typeof keys

function resource(...name: readonly string[]) {
  return (...asked: readonly unknown[]): readonly unknown[] => [...name, ...asked]
}

/** What `declareRecords` declares in the API: its key and its address there are one. */
function records<const Path extends `/${string}`>(path: Path) {
  return Object.assign(resource(...path.split('/').slice(1)), { path })
}
