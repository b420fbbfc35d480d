import { accessEndpoints } from './people/access-endpoints.ts'
import { secondFactorEndpoints } from './people/second-factor-endpoints.ts'
import { accountSecurityEndpoints } from './people/account-security-endpoints.ts'
import { accountsEndpoints } from './people/accounts-endpoints.ts'
import { activityEndpoints } from './trail/activity-endpoints.ts'
import { attachmentsEndpoints } from './writing/attachments-endpoints.ts'
import { auditEndpoints } from './trail/audit-endpoints.ts'
import { descriptionsEndpoints } from './writing/descriptions-endpoints.ts'
import { blockLocksEndpoints } from './writing/block-locks-endpoints.ts'
import { categoriesEndpoints } from './settings/category-endpoints.ts'
import { choicesEndpoints } from './settings/choices-endpoints.ts'
import { circuitsEndpoints } from './settings/circuit-endpoints.ts'
import { clauseReportEndpoints } from './portfolio/clause-report-endpoints.ts'
import { clausesEndpoints } from './writing/clauses-endpoints.ts'
import { backupsEndpoints } from './settings/backups-endpoints.ts'
import { companyEndpoints } from './settings/company-endpoints.ts'
import { boardEndpoints } from './portfolio/board-endpoints.ts'
import { contractListEndpoints } from './portfolio/contract-list-endpoints.ts'
import { contractWorkflowEndpoints } from './settings/contract-workflow-endpoints.ts'
import { contractTypesEndpoints } from './settings/contract-type-endpoints.ts'
import { contractVersionsEndpoints } from './writing/contract-versions-endpoints.ts'
import { contractsEndpoints } from './writing/contracts-endpoints.ts'
import { signedUploadsEndpoints } from './writing/signed-uploads-endpoints.ts'
import { counterpartiesEndpoints } from './settings/counterparty-endpoints.ts'
import { importPlanEndpoints } from './portfolio/import-plan-endpoints.ts'
import { importReviewEndpoints } from './portfolio/import-review-endpoints.ts'
import { importUploadsEndpoints } from './portfolio/import-uploads-endpoints.ts'
import { importsEndpoints } from './portfolio/imports-endpoints.ts'
import { viewsEndpoints } from './portfolio/views-endpoints.ts'
import { dashboardEndpoints } from './portfolio/dashboard-endpoints.ts'
import { amendmentsEndpoints } from './lifecycle/amendments-endpoints.ts'
import { asOfEndpoints } from './lifecycle/as-of-endpoints.ts'
import { alertAnswersEndpoints } from './lifecycle/alert-answers-endpoints.ts'
import { alertsEndpoints } from './lifecycle/alerts-endpoints.ts'
import { calendarFeedsEndpoints } from './lifecycle/calendar-feeds-endpoints.ts'
import { correctionsEndpoints } from './lifecycle/corrections-endpoints.ts'
import { templateFilesEndpoints } from './writing/template-files-endpoints.ts'
import { templateLanguagesEndpoints } from './writing/template-languages-endpoints.ts'
import { templateUpdatesEndpoints } from './writing/template-updates-endpoints.ts'
import { successionEndpoints } from './lifecycle/succession-endpoints.ts'
import { deadlinesEndpoints } from './lifecycle/deadlines-endpoints.ts'
import { noticesEndpoints } from './lifecycle/notices-endpoints.ts'
import { proofReadingsEndpoints } from './lifecycle/proof-readings-endpoints.ts'
import { renewalsEndpoints } from './lifecycle/renewals-endpoints.ts'
import { delegationsEndpoints } from './people/delegations-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { exportsEndpoints } from './portfolio/exports-endpoints.ts'
import { foldersEndpoints } from './settings/folders-endpoints.ts'
import { groupsEndpoints } from './people/groups-endpoints.ts'
import { guestEndpoints } from './signing/guest-endpoints.ts'
import { integrationsEndpoints } from './settings/integrations-endpoints.ts'
import { invitationListsEndpoints } from './people/invitation-lists-endpoints.ts'
import { invitationsEndpoints } from './people/invitations-endpoints.ts'
import { legalEntitiesEndpoints } from './settings/legal-entity-endpoints.ts'
import { decisionsEndpoints } from './lifecycle/decisions-endpoints.ts'
import { keepingEndpoints } from './lifecycle/keeping-endpoints.ts'
import { mailboxEndpoints } from './work/mailbox-endpoints.ts'
import { notificationsEndpoints } from './work/notifications-endpoints.ts'
import { paperEndpoints } from './signing/paper-endpoints.ts'
import { partiesEndpoints } from './settings/parties-endpoints.ts'
import { passkeyEndpoints } from './people/passkey-endpoints.ts'
import { peopleActsEndpoints } from './people/people-acts-endpoints.ts'
import { peopleEndpoints } from './people/people-endpoints.ts'
import { preferencesEndpoints } from './settings/preferences-endpoints.ts'
import { projectsEndpoints } from './settings/project-endpoints.ts'
import { playbookEndpoints } from './agreement/playbook-endpoints.ts'
import { readinessEndpoints } from './agreement/readiness-endpoints.ts'
import { escalationEndpoints } from './settings/escalation-endpoints.ts'
import { receivedFilesEndpoints } from './settings/received-files-endpoints.ts'
import { recoveryEndpoints } from './people/recovery-endpoints.ts'
import { removalsEndpoints } from './trail/removals-endpoints.ts'
import { rolesEndpoints } from './people/roles-endpoints.ts'
import { completionEndpoints } from './portfolio/completion-endpoints.ts'
import { evidenceEndpoints } from './portfolio/evidence-endpoints.ts'
import { searchEndpoints } from './portfolio/search-endpoints.ts'
import { questionnairesEndpoints } from './agreement/questionnaires-endpoints.ts'
import { respondentEndpoints } from './agreement/respondent-endpoints.ts'
import { sharedContractEndpoints } from './agreement/shared-contract-endpoints.ts'
import { sharingEndpoints } from './agreement/sharing-endpoints.ts'
import { signUpPolicyEndpoints } from './people/sign-up-policy-endpoints.ts'
import { letterSigningEndpoints } from './signing/letter-signing-endpoints.ts'
import { signingEndpoints } from './signing/signing-endpoints.ts'
import { siteEndpoints } from './settings/site-endpoints.ts'
import { taggedFieldsEndpoints } from './settings/tagged-field-endpoints.ts'
import { awaitedEndpoints } from './work/awaited-endpoints.ts'
import { teamTasksEndpoints } from './work/team-tasks-endpoints.ts'
import { taskRequestsEndpoints } from './work/task-requests-endpoints.ts'
import { tasksEndpoints } from './work/tasks-endpoints.ts'
import { conditionEndpoints } from './agreement/condition-endpoints.ts'
import { validationEndpoints } from './agreement/validation-endpoints.ts'
import { validationChangesEndpoints } from './agreement/validation-changes-endpoints.ts'
import { templatesEndpoints } from './writing/templates-endpoints.ts'
import { clauseUsesEndpoints } from './writing/clause-uses-endpoints.ts'
import { sectionClausesEndpoints } from './writing/section-clauses-endpoints.ts'
import { textsEndpoints } from './writing/texts-endpoints.ts'
import { wordEndpoints } from './writing/word-endpoints.ts'
import { workflowAdministrationEndpoints } from './settings/workflow-administration-endpoints.ts'
import { workflowsEndpoints } from './settings/workflows-endpoints.ts'

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
    about: 'Accounts, people, roles, groups; who may act or see, and why.',
    nouns: {
      access: accessEndpoints,
      accounts: accountsEndpoints,
      accountSecurity: accountSecurityEndpoints,
      delegations: delegationsEndpoints,
      groups: groupsEndpoints,
      invitationLists: invitationListsEndpoints,
      invitations: invitationsEndpoints,
      people: peopleEndpoints,
      peopleActs: peopleActsEndpoints,
      recovery: recoveryEndpoints,
      roles: rolesEndpoints,
      secondFactor: secondFactorEndpoints,
      passkey: passkeyEndpoints,
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
      backups: backupsEndpoints,
      company: companyEndpoints,
      contractTypes: contractTypesEndpoints,
      counterparties: counterpartiesEndpoints,
      folders: foldersEndpoints,
      integrations: integrationsEndpoints,
      legalEntities: legalEntitiesEndpoints,
      receivedFiles: receivedFilesEndpoints,
      escalation: escalationEndpoints,
      parties: partiesEndpoints,
      preferences: preferencesEndpoints,
      projects: projectsEndpoints,
      site: siteEndpoints,
      taggedFields: taggedFieldsEndpoints,
      workflowAdministration: workflowAdministrationEndpoints,
      workflows: workflowsEndpoints,
      contractWorkflow: contractWorkflowEndpoints,
    },
  },
  writing: {
    about: 'Contracts, their text, and what they are written from.',
    nouns: {
      attachments: attachmentsEndpoints,
      blockLocks: blockLocksEndpoints,
      descriptions: descriptionsEndpoints,
      clauses: clausesEndpoints,
      contracts: contractsEndpoints,
      contractVersions: contractVersionsEndpoints,
      signedUploads: signedUploadsEndpoints,
      templateFiles: templateFilesEndpoints,
      templateLanguages: templateLanguagesEndpoints,
      templates: templatesEndpoints,
      texts: textsEndpoints,
      word: wordEndpoints,
      sectionClauses: sectionClausesEndpoints,
      clauseUses: clauseUsesEndpoints,
    },
  },
  agreement: {
    about: 'Validation inside the company, and sharing beyond it.',
    nouns: {
      playbook: playbookEndpoints,
      readiness: readinessEndpoints,
      sharedContract: sharedContractEndpoints,
      questionnaires: questionnairesEndpoints,
      respondent: respondentEndpoints,
      sharing: sharingEndpoints,
      validation: validationEndpoints,
      validationChanges: validationChangesEndpoints,
      condition: conditionEndpoints,
    },
  },
  signing: {
    about: 'From sending a document to its seal.',
    nouns: {
      guest: guestEndpoints,
      signing: signingEndpoints,
      paper: paperEndpoints,
    },
  },
  lifecycle: {
    about: 'Terms, notice, renewal and end of a contract.',
    nouns: {
      deadlines: deadlinesEndpoints,
      notices: noticesEndpoints,
      proofReadings: proofReadingsEndpoints,
      letterSigning: letterSigningEndpoints,
      renewals: renewalsEndpoints,
      keeping: keepingEndpoints,
      asOf: asOfEndpoints,
      alerts: alertsEndpoints,
      alertAnswers: alertAnswersEndpoints,
      calendarFeeds: calendarFeedsEndpoints,
      corrections: correctionsEndpoints,
      decisions: decisionsEndpoints,
      succession: successionEndpoints,
      templateUpdates: templateUpdatesEndpoints,
      amendments: amendmentsEndpoints,
    },
  },
  portfolio: {
    about: 'All contracts at once: list, dashboard, search, exports, imports.',
    nouns: {
      board: boardEndpoints,
      clauseReport: clauseReportEndpoints,
      views: viewsEndpoints,
      contractList: contractListEndpoints,
      dashboard: dashboardEndpoints,
      exports: exportsEndpoints,
      imports: importsEndpoints,
      importPlan: importPlanEndpoints,
      importReview: importReviewEndpoints,
      importUploads: importUploadsEndpoints,
      search: searchEndpoints,
      evidence: evidenceEndpoints,
      completion: completionEndpoints,
    },
  },
  work: {
    about: 'What waits for a person, and what they are notified of.',
    nouns: {
      mailbox: mailboxEndpoints,
      notifications: notificationsEndpoints,
      tasks: tasksEndpoints,
      taskRequests: taskRequestsEndpoints,
      teamTasks: teamTasksEndpoints,
      awaited: awaitedEndpoints,
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
