import type { FastifyRequest } from 'fastify'
import { clauseUsesRoutes } from './features/writing/clause-uses/clause-uses-routes.ts'
import { clausesRoutes } from './features/writing/clauses/clauses-routes.ts'
import { amendmentsRoutes } from './features/lifecycle/amendments/amendments-routes.ts'
import { asOfRoutes } from './features/lifecycle/as-of/as-of-routes.ts'
import { alertsRoutes } from './features/lifecycle/alerts/alerts-routes.ts'
import { calendarFeedsRoutes } from './features/lifecycle/calendar-feeds/calendar-feeds-routes.ts'
import { noticesRoutes } from './features/lifecycle/notices/notices-routes.ts'
import { renewalsRoutes } from './features/lifecycle/renewals/renewals-routes.ts'
import { correctionsRoutes } from './features/lifecycle/corrections/corrections-routes.ts'
import { successionRoutes } from './features/lifecycle/succession/succession-routes.ts'
import { deadlinesRoutes } from './features/lifecycle/deadlines/deadlines-routes.ts'
import { decisionsRoutes } from './features/lifecycle/decisions/decisions-routes.ts'
import { keepingRoutes } from './features/lifecycle/keeping/keeping-routes.ts'
import { mailboxRoutes } from './features/work/mailbox/mailbox-routes.ts'
import { siteRoutes } from './features/settings/site/site-routes.ts'
import { notificationsRoutes } from './features/work/notifications/notifications-routes.ts'
import { taskRequestsRoutes } from './features/work/tasks/task-requests-routes.ts'
import { awaitedRoutes } from './features/work/awaited/awaited-routes.ts'
import { teamTasksRoutes } from './features/work/tasks/team-tasks-routes.ts'
import { tasksRoutes } from './features/work/tasks/tasks-routes.ts'
import { choicesRoutes } from './features/settings/choices/choices-routes.ts'
import { circuitsRoutes } from './features/settings/circuits/circuits-routes.ts'
import { playbookRoutes } from './features/agreement/playbook/playbook-routes.ts'
import { readinessRoutes } from './features/agreement/readiness/readiness-routes.ts'
import { validationRoutes } from './features/agreement/validation/validation-routes.ts'
import { workflowsRoutes } from './features/settings/workflows/workflows-routes.ts'
import { activityRoutes } from './features/trail/activity/activity-routes.ts'
import { guestRoutes } from './features/signing/signing/guest-routes.ts'
import { invitedSignatories } from './features/signing/signing/signatory-invitee.ts'
import { sharedContractRoutes } from './features/agreement/sharing/shared-contract-routes.ts'
import { sharingRoutes } from './features/agreement/sharing/sharing-routes.ts'
import { invitedReaders } from './features/agreement/sharing/share-invitee.ts'
import { questionnairesRoutes } from './features/agreement/questionnaires/questionnaires-routes.ts'
import { invitedRespondents } from './features/agreement/questionnaires/respondent-invitee.ts'
import { invitationsRoutes } from './features/people/invitations/invitations-routes.ts'
import { paperRoutes } from './features/signing/signing/paper/paper-routes.ts'
import { letterRoutes } from './features/signing/signing/letters/letter-routes.ts'
import { signingRoutes } from './features/signing/signing/signing-routes.ts'
import { attachmentsRoutes } from './features/writing/attachments/attachments-routes.ts'
import { contractVersionsRoutes } from './features/writing/contract-versions/contract-versions-routes.ts'
import { contractsRoutes } from './features/writing/contracts/contracts-routes.ts'
import { templateFilesRoutes } from './features/writing/templates/files/template-files-routes.ts'
import { templateLanguagesRoutes } from './features/writing/templates/languages/template-languages-routes.ts'
import { templateUpdatesRoutes } from './features/writing/template-updates/template-updates-routes.ts'
import { templatesRoutes } from './features/writing/templates/templates-routes.ts'
import { sectionClausesRoutes } from './features/writing/texts/section-clauses-routes.ts'
import { textsRoutes } from './features/writing/texts/texts-routes.ts'
import { clauseReportRoutes } from './features/portfolio/clause-report/clause-report-routes.ts'
import { boardRoutes } from './features/portfolio/board/board-routes.ts'
import { contractListRoutes } from './features/portfolio/contract-list/contract-list-routes.ts'
import { exportsRoutes } from './features/portfolio/exports/exports-routes.ts'
import { completionRoutes } from './features/portfolio/completion/completion-routes.ts'
import { evidenceRoutes } from './features/portfolio/evidence/evidence-routes.ts'
import { searchRoutes } from './features/portfolio/search/search-routes.ts'
import { libraryRoutes } from './features/settings/library/library-routes.ts'
import { foldersRoutes } from './features/settings/folders/folders-routes.ts'
import { accessRoutes } from './features/people/access/access-routes.ts'
import { backupsRoutes } from './features/settings/backups/backups-routes.ts'
import { optionsRoutes } from './features/settings/options/options-routes.ts'
import { removalsRoutes } from './features/trail/removals/removals-routes.ts'
import { peopleActsRoutes } from './features/people/people-acts/people-acts-routes.ts'
import { peopleRoutes } from './features/people/people/people-routes.ts'
import { invitationListsRoutes } from './features/people/invitation-lists/public.ts'
import { rolesRoutes } from './features/people/roles/roles-routes.ts'
import { groupsRoutes } from './features/people/groups/groups-routes.ts'
import { delegationsRoutes } from './features/people/delegations/delegations-routes.ts'
import { importPlanRoutes } from './features/portfolio/imports/import-plan-routes.ts'
import { importReviewRoutes } from './features/portfolio/imports/import-review-routes.ts'
import { importsRoutes } from './features/portfolio/imports/imports-routes.ts'
import { importUploadsRoutes } from './features/portfolio/imports/receiving/uploads-routes.ts'
import { viewsRoutes } from './features/portfolio/views/views-routes.ts'
import { dashboardRoutes } from './features/portfolio/dashboard/dashboard-routes.ts'
import { accountsRoutes } from './features/people/accounts/accounts-routes.ts'
import { findActorOf, findDomainOwners, signUpOffer } from './features/people/accounts/public.ts'
import type { Route } from './platform/http/route.ts'
import { textOwners } from './text-owners.ts'
import type { App } from './app.ts'

/** The routes of every feature. */
export function routesOf(app: App): Route[] {
  const { platform, preAuth } = app
  const invitedKinds = {
    signature: invitedSignatories(platform),
    reading: invitedReaders(),
    answering: invitedRespondents(),
  }
  return [
    ...accountsRoutes({ ...platform, ...app }),
    ...siteRoutes({
      ...platform,
      signUpOffer: () => signUpOffer(platform.settings, preAuth),
      companyOfVisitor: (request) => companyOfVisitor(app, request),
    }),
    ...backupsRoutes(platform),
    ...optionsRoutes({ ...platform, domainOwners: findDomainOwners(preAuth) }),
    ...mailboxRoutes(platform),
    ...contractsRoutes(platform),
    ...contractVersionsRoutes({ ...platform, textOwners }),
    ...attachmentsRoutes(platform),
    ...choicesRoutes(),
    ...clauseReportRoutes(platform),
    ...boardRoutes(platform),
    ...viewsRoutes(platform),
    ...importsRoutes(platform),
    ...importPlanRoutes(platform),
    ...importReviewRoutes(platform),
    ...importUploadsRoutes(platform),
    ...contractListRoutes(),
    ...dashboardRoutes(),
    ...exportsRoutes(platform),
    ...searchRoutes(platform),
    ...evidenceRoutes(platform),
    ...completionRoutes(platform),
    ...deadlinesRoutes(platform),
    ...noticesRoutes(platform),
    ...renewalsRoutes(platform),
    ...keepingRoutes(platform),
    ...asOfRoutes(),
    ...alertsRoutes(platform),
    ...calendarFeedsRoutes({ ...platform, preAuth }),
    ...correctionsRoutes(platform),
    ...decisionsRoutes(platform),
    ...successionRoutes(platform),
    ...amendmentsRoutes(platform),
    ...workflowsRoutes(platform),
    ...validationRoutes(platform),
    ...playbookRoutes(platform),
    ...readinessRoutes(),
    ...circuitsRoutes(platform),
    ...signingRoutes(platform),
    ...letterRoutes(platform),
    ...paperRoutes(platform),
    ...invitationsRoutes({ ...platform, ...app, invitedKinds }),
    ...guestRoutes(platform),
    ...sharingRoutes(platform),
    ...sharedContractRoutes(platform),
    ...questionnairesRoutes(platform),
    ...activityRoutes(platform),
    ...teamTasksRoutes(),
    ...awaitedRoutes(),
    ...tasksRoutes(platform),
    ...taskRequestsRoutes(platform),
    ...notificationsRoutes(platform),
    ...textsRoutes({ ...platform, textOwners }),
    ...sectionClausesRoutes({ ...platform, textOwners }),
    ...templateFilesRoutes(platform),
    ...templateLanguagesRoutes({ ...platform, textOwners }),
    ...templatesRoutes({ ...platform, textOwners }),
    ...templateUpdatesRoutes({ ...platform, textOwners }),
    ...clausesRoutes({ ...platform, textOwners }),
    ...clauseUsesRoutes({ textOwners }),
    ...removalsRoutes(platform),
    ...libraryRoutes(platform),
    ...accessRoutes(),
    ...foldersRoutes(platform),
    ...peopleActsRoutes(platform),
    ...peopleRoutes(platform),
    ...invitationListsRoutes(platform),
    ...rolesRoutes(platform),
    ...groupsRoutes(platform),
    ...delegationsRoutes(platform),
  ]
}

/** The company whose logo is shown: the signed-in person's, or the only one there is. */
async function companyOfVisitor(app: App, request: FastifyRequest): Promise<string | null> {
  const actor = await findActorOf({ ...app.platform, ...app }, request)
  return actor ? actor.companyId : app.onlyCompanyId()
}
