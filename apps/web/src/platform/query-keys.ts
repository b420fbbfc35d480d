/**
 * The query keys: each begins with the name of its resource, followed by its parameters. What becomes stale after
 * which change is in `stale-after.ts`.
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

  /** One contract: `keys.contract(contractId, 'page')`; without arguments, all of every contract. */
  contract: resource('contract'),
  /** The text of a contract, a template or a clause: its versions and removed parts. */
  text: resource('text'),
  /** Collections: lists, figures, searches. */
  contracts: resource('contracts'),
  /** The person’s own views of the list and the board. */
  views: resource('views'),
  imports: resource('imports'),
  /** The pages of its files: they never change. */
  importPages: resource('import-pages'),
  /** The initial data of the form for a new one. */
  contractForm: resource('contract-form'),
  deadlinesPreview: resource('deadlines-preview'),

  /** Choices by noun: `keys.choices('projects', 'pages', words)`. */
  choices: resource('choices'),
  /** Filter values known to the server: detailed states and filterable fields. */
  filterWords: resource('filter-words'),

  // Administration: `list` and `one`.
  audit: resource('administration', 'audit'),
  categories: records('/administration/categories'),
  clauses: records('/clauses'),
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
  templates: records('/model/contracts'),
  workflows: resource('administration', 'workflows'),

  // Visitors without an account.
  accountLink: resource('account-link'),
  invitation: resource('invitation'),
  sharedContract: resource('shared-contract'),
}

export type Resource = keyof typeof keys

function resource(...name: readonly string[]) {
  return (...asked: readonly unknown[]): readonly unknown[] => [...name, ...asked]
}

/** What `declareRecords` declares in the API: its key and its path are the same. */
function records<const Path extends `/${string}`>(path: Path) {
  return Object.assign(resource(...path.split('/').slice(1)), { path })
}
