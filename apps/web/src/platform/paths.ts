/**
 * Every address of the application. The French routes of the specification live here and nowhere else; a feature
 * requests a page by what it is.
 */
export const paths = {
  landing: () => '/',
  signIn: (returnTo?: string) => `/auth/signin${queryOf({ return: returnTo })}`,
  /** For who was signed in on this very page until now. */
  signInAgain: (returnTo: string) => `/auth/signin${queryOf({ return: returnTo, ended: 1 })}`,
  signUp: () => '/auth/signup',
  joinCompany: () => '/auth/join',
  forgotPassword: () => '/auth/forgot',
  failure: () => '/error',

  /** @param query the folders shown */
  dashboard: (query: Query = {}) => `/home/dashboard${queryOf(query)}`,
  /** @param query the widget and the part whose contracts are listed */
  widgetList: (query: Query) => `/home/dashboard/contracts${queryOf(query)}`,
  /** @param query the first row of the page, words of the contract's title */
  /** Where a validator decides on a step. */
  decision: (contractId: string, stepId: string) =>
    `/home/tasks/decision/${segment(contractId)}/${segment(stepId)}`,
  tasks: (query: Query = {}) => `/home/tasks${queryOf(query)}`,
  /** @param query which ones, of what type, since when */
  notifications: (query: Query = {}) => `/home/tasks/notifications${queryOf(query)}`,
  help: () => '/home/help',

  /** @param filters in the server's own syntax: `{ status: 'eq:SIGNED' }` */
  contracts: (filters: Query = {}) => `${contractList}${queryOf(filters)}`,
  /** @param query the workflow, and filters of the list */
  board: (query: Query = {}) => `${contractList}/board${queryOf(query)}`,
  /** What a view of the list or the board shows now. */
  view: (viewId: string) => `${contractList}/vue/${segment(viewId)}`,
  newContract: (query: Query = {}) => `${contractList}/new${queryOf(query)}`,
  /** @param query a tab, a section, a message to open at */
  contractEdit: (contractId: string, query: Query = {}) => ofContract(contractId, 'edit', query),
  /** @param query the version that is read, or the two that are compared */
  contractVersions: (contractId: string, query: Query = {}) =>
    ofContract(contractId, 'versions', query),
  /**
   * Where a person of the company reads and signs.
   * @param query the notice whose letter is signed
   */
  signContract: (contractId: string, query: Query = {}) => ofContract(contractId, 'sign', query),
  /** The place of a hit in a signed document. */
  signedDocument: (contractId: string, query: Query = {}) =>
    ofContract(contractId, 'document', query),
  signedSearch: (words: string, skip = 0, withArchives = false) =>
    `${contractList}/search${queryOf({
      q: words,
      skip: skip || undefined,
      archived: withArchives ? 'true' : undefined,
    })}`,
  /** @param query the page, a state */
  imports: (query: Query = {}) => `${library}/imports${queryOf(query)}`,
  /** @param query the step, and filters of its log */
  import: (importId: string, query: Query = {}) =>
    `${library}/imports/${segment(importId)}${queryOf(query)}`,
  /** @param query the row, and whether all are shown */
  importReview: (importId: string, query: Query = {}) =>
    `${library}/imports/${segment(importId)}/relecture${queryOf(query)}`,
  readingRules: () => `${library}/imports/regles`,
  templates: (query: Query = {}) => `${library}/modele${queryOf(query)}`,
  template: (templateId: string) => `${library}/modele/${segment(templateId)}`,
  clauses: (query: Query = {}) => `${library}/gestionClausier${queryOf(query)}`,
  clauseReport: (query: Query = {}) => `${library}/gestionClausier/portefeuille${queryOf(query)}`,
  clause: (clauseId: string) => `${library}/gestionClausier/${segment(clauseId)}`,

  /** @param query the folder to follow in a calendar */
  personalOptions: (query: Query = {}) => `/home/options/personal${queryOf(query)}`,
  companyOptions: () => '/home/options/company',
  integrations: () => '/home/options/integrations',

  taggedFields: (query: Query = {}) => `${administration}/taggedFields${queryOf(query)}`,
  contractTypes: (query: Query = {}) => `${administration}/typeContract${queryOf(query)}`,
  circuits: (query: Query = {}) => `${administration}/cycleValidation${queryOf(query)}`,
  folders: (query: Query = {}) => `${administration}/classeurs${queryOf(query)}`,
  roles: (query: Query = {}) => `${administration}/roleManagement${queryOf(query)}`,
  newRole: () => `${administration}/roleManagement/newRole`,
  role: (roleId: string) => `${administration}/roleManagement/role/${segment(roleId)}`,
  groups: (query: Query = {}) => `${administration}/groupManagement${queryOf(query)}`,
  newGroup: () => `${administration}/groupManagement/newGroupe`,
  group: (groupId: string) => `${administration}/groupManagement/groupe/${segment(groupId)}`,
  workflows: (query: Query = {}) => `${administration}/workflow${queryOf(query)}`,
  workflow: (workflowId: string) => `${administration}/workflow/edit/${segment(workflowId)}`,
  users: (query: Query = {}) => `${administration}/gestionUtilisateur${queryOf(query)}`,
  legalEntities: (query: Query = {}) => `${administration}/entitesJuridiques${queryOf(query)}`,
  projects: (query: Query = {}) => `${administration}/projets${queryOf(query)}`,
  counterparties: (query: Query = {}) => `${administration}/cocontractants${queryOf(query)}`,
  audit: (query: Query = {}) => `${administration}/audit${queryOf(query)}`,
  removed: (query: Query = {}) => `${administration}/corbeille${queryOf(query)}`,
  categories: (query: Query = {}) => `${administration}/categorie${queryOf(query)}`,

  /** The page of a third party, without an account: the invitation that its link opened. */
  invitation: (invitationId: string) => `/invitation/${segment(invitationId)}`,
  /** The contract that such a link was opened to read. */
  sharedContract: (invitationId: string) => `/partage/${segment(invitationId)}`,
  /** The questions that such a link was opened to answer. */
  questions: (invitationId: string) => `/reponses/${segment(invitationId)}`,
} as const

/** What a route declares to match these addresses, below /home. */
export const patterns = {
  dashboard: 'dashboard',
  widgetList: 'dashboard/contracts',
  notifications: 'tasks/notifications',
  decision: 'tasks/decision/$contractId/$stepId',
  contracts: 'contratheque/contractList',
  board: 'contratheque/contractList/board',
  view: 'contratheque/contractList/vue/$viewId',
  newContract: 'contratheque/contractList/new',
  contract: 'contratheque/contractList/contract/$contractId',
  contractEdit: 'contratheque/contractList/contract/$contractId/edit',
  contractVersions: 'contratheque/contractList/contract/$contractId/versions',
  signContract: 'contratheque/contractList/contract/$contractId/sign',
  signedDocument: 'contratheque/contractList/contract/$contractId/document',
  signedSearch: 'contratheque/contractList/search',
  imports: 'contratheque/imports',
  import: 'contratheque/imports/$importId',
  importReview: 'contratheque/imports/$importId/relecture',
  readingRules: 'contratheque/imports/regles',
  templates: 'contratheque/modele',
  template: 'contratheque/modele/$templateId',
  clauses: 'contratheque/gestionClausier',
  clauseReport: 'contratheque/gestionClausier/portefeuille',
  clause: 'contratheque/gestionClausier/$clauseId',
  contractTypes: 'administration/typeContract',
  folders: 'administration/classeurs',
  workflows: 'administration/workflow',
  workflow: 'administration/workflow/edit/$workflowId',
  circuits: 'administration/cycleValidation',
  audit: 'administration/audit',
  removed: 'administration/corbeille',
  taggedFields: 'administration/taggedFields',
  categories: 'administration/categorie',
  legalEntities: 'administration/entitesJuridiques',
  projects: 'administration/projets',
  counterparties: 'administration/cocontractants',
  users: 'administration/gestionUtilisateur',
  roles: 'administration/roleManagement',
  newRole: 'administration/roleManagement/newRole',
  role: 'administration/roleManagement/role/$roleId',
  groups: 'administration/groupManagement',
  newGroup: 'administration/groupManagement/newGroupe',
  group: 'administration/groupManagement/groupe/$groupId',
} as const

export type Query = Record<string, string | number | undefined>

const library = '/home/contratheque'
const contractList = `${library}/contractList`
const administration = '/home/administration'

const ofContract = (contractId: string, part: string, query: Query) =>
  `${contractList}/contract/${segment(contractId)}/${part}${queryOf(query)}`

/** A safe address of this application to return to after sign-in; the dashboard for anything else. */
export function safeReturn(address: string | undefined): string {
  return address && /^\/home\/(?!\/)[^\\]*$/.test(address) ? address : paths.dashboard()
}

/** Whether an address leads to a page for people without an account, which is built without the shell. */
export function isOutside(address: string): boolean {
  return /^\/(?:(?:auth|invitation|partage|reponses)(?:\/|$)|$)/.test(
    address.replace(/[?#].*$/s, ''),
  )
}

function segment(id: string): string {
  return encodeURIComponent(id)
}

/** `$ : , /` stay readable, as the specification writes its queries. */
function queryOf(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${readable(name)}=${readable(String(value))}`],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function readable(text: string): string {
  return encodeURIComponent(text).replace(/%(?:24|3A|2C|2F)/g, decodeURIComponent)
}
