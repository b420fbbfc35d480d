import { accessEndpoints } from './access-endpoints.ts'
import { accountSecurityEndpoints } from './account-security-endpoints.ts'
import { accountsEndpoints } from './accounts-endpoints.ts'
import { activityEndpoints } from './activity-endpoints.ts'
import { auditEndpoints } from './audit-endpoints.ts'
import { categoriesEndpoints } from './category-endpoints.ts'
import { choicesEndpoints } from './choices-endpoints.ts'
import { circuitsEndpoints } from './circuit-endpoints.ts'
import { clausesEndpoints } from './clauses-endpoints.ts'
import { companyEndpoints } from './company-endpoints.ts'
import { contractListEndpoints } from './contract-list-endpoints.ts'
import { contractTypesEndpoints } from './contract-type-endpoints.ts'
import { contractsEndpoints } from './contracts-endpoints.ts'
import { counterpartiesEndpoints } from './counterparty-endpoints.ts'
import { dashboardEndpoints } from './dashboard-endpoints.ts'
import { deadlinesEndpoints } from './deadlines-endpoints.ts'
import { delegationsEndpoints } from './delegations-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { foldersEndpoints } from './folders-endpoints.ts'
import { groupsEndpoints } from './groups-endpoints.ts'
import { guestEndpoints } from './guest-endpoints.ts'
import { integrationsEndpoints } from './integrations-endpoints.ts'
import { invitationsEndpoints } from './invitations-endpoints.ts'
import { legalEntitiesEndpoints } from './legal-entity-endpoints.ts'
import { mailboxEndpoints } from './mailbox-endpoints.ts'
import { notificationsEndpoints } from './notifications-endpoints.ts'
import { partiesEndpoints } from './parties-endpoints.ts'
import { peopleEndpoints } from './people-endpoints.ts'
import { preferencesEndpoints } from './preferences-endpoints.ts'
import { projectsEndpoints } from './project-endpoints.ts'
import { recoveryEndpoints } from './recovery-endpoints.ts'
import { removalsEndpoints } from './removals-endpoints.ts'
import { rolesEndpoints } from './roles-endpoints.ts'
import { searchEndpoints } from './search-endpoints.ts'
import { sharedContractEndpoints } from './shared-contract-endpoints.ts'
import { sharingEndpoints } from './sharing-endpoints.ts'
import { signUpPolicyEndpoints } from './sign-up-policy-endpoints.ts'
import { signingEndpoints } from './signing-endpoints.ts'
import { siteEndpoints } from './site-endpoints.ts'
import { taggedFieldsEndpoints } from './tagged-field-endpoints.ts'
import { tasksEndpoints } from './tasks-endpoints.ts'
import { validationEndpoints } from './validation-endpoints.ts'
import { templatesEndpoints } from './templates-endpoints.ts'
import { textsEndpoints } from './texts-endpoints.ts'
import { workflowAdministrationEndpoints } from './workflow-administration-endpoints.ts'
import { workflowsEndpoints } from './workflows-endpoints.ts'

interface Area {
  /** One sentence for openapi.json. */
  about: string
  /** The endpoints of each noun. */
  nouns: Record<string, Record<string, Endpoint>>
}

/**
 * The whole API by area. In openapi.json the area of an endpoint is its tag and `noun.key` its operationId:
 * generated clients name their functions after it, so renaming one breaks them.
 */
export const areas: Record<string, Area> = {
  people: {
    about: 'Accounts, people, roles, groups, and who acts or sees for which reason.',
    nouns: {
      access: accessEndpoints,
      accounts: accountsEndpoints,
      accountSecurity: accountSecurityEndpoints,
      delegations: delegationsEndpoints,
      groups: groupsEndpoints,
      invitations: invitationsEndpoints,
      people: peopleEndpoints,
      preferences: preferencesEndpoints,
      recovery: recoveryEndpoints,
      roles: rolesEndpoints,
      signUpPolicy: signUpPolicyEndpoints,
    },
  },
  settings: {
    about:
      'What a company sets up once: its types, parties, fields, folders, workflows and circuits.',
    nouns: {
      categories: categoriesEndpoints,
      choices: choicesEndpoints,
      circuits: circuitsEndpoints,
      company: companyEndpoints,
      contractTypes: contractTypesEndpoints,
      counterparties: counterpartiesEndpoints,
      folders: foldersEndpoints,
      integrations: integrationsEndpoints,
      legalEntities: legalEntitiesEndpoints,
      parties: partiesEndpoints,
      projects: projectsEndpoints,
      site: siteEndpoints,
      taggedFields: taggedFieldsEndpoints,
      workflowAdministration: workflowAdministrationEndpoints,
      workflows: workflowsEndpoints,
    },
  },
  writing: {
    about: 'Contracts, their text, and what they are written from.',
    nouns: {
      clauses: clausesEndpoints,
      contracts: contractsEndpoints,
      templates: templatesEndpoints,
      texts: textsEndpoints,
    },
  },
  agreement: {
    about: 'Validation inside the company, and sharing beyond it.',
    nouns: {
      sharedContract: sharedContractEndpoints,
      sharing: sharingEndpoints,
      validation: validationEndpoints,
    },
  },
  signing: {
    about: 'From sending a document to its seal.',
    nouns: {
      guest: guestEndpoints,
      signing: signingEndpoints,
    },
  },
  lifecycle: {
    about: 'Terms, notice, renewal and end of a contract.',
    nouns: {
      deadlines: deadlinesEndpoints,
    },
  },
  portfolio: {
    about: 'All contracts at once: list, dashboard, search, exports.',
    nouns: {
      contractList: contractListEndpoints,
      dashboard: dashboardEndpoints,
      search: searchEndpoints,
    },
  },
  work: {
    about: 'What waits for a person, and what they are notified of.',
    nouns: {
      mailbox: mailboxEndpoints,
      notifications: notificationsEndpoints,
      tasks: tasksEndpoints,
    },
  },
  trail: {
    about: 'What happened, and what can be restored.',
    nouns: {
      activity: activityEndpoints,
      audit: auditEndpoints,
      removals: removalsEndpoints,
    },
  },
}

export interface Operation {
  operationId: string
  area: string
  endpoint: Endpoint
}

/** Every endpoint with its name and area. */
export const operations: readonly Operation[] = Object.entries(areas).flatMap(([area, { nouns }]) =>
  Object.entries(nouns).flatMap(([noun, endpoints]) =>
    Object.entries(endpoints).map(([key, endpoint]) => ({
      operationId: `${noun}.${key}`,
      area,
      endpoint,
    })),
  ),
)
