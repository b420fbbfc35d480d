import type { FastifyRequest } from 'fastify'
import type { PoolConfig } from 'pg'
import { clausesRoutes } from './features/writing/clauses/clauses-routes.ts'
import { deadlinesRoutes } from './features/lifecycle/deadlines/deadlines-routes.ts'
import {
  ADVANCE_FACTS,
  advanceFacts,
  RAISE_ALERTS,
  raiseAlerts,
  REWRITE_FACTS,
  rewriteFacts,
} from './features/lifecycle/deadlines/public.ts'
import { mailboxRoutes } from './features/work/mailbox/mailbox-routes.ts'
import { siteRoutes } from './features/settings/site/site-routes.ts'
import { notificationsRoutes } from './features/work/notifications/notifications-routes.ts'
import { tasksRoutes } from './features/work/tasks/tasks-routes.ts'
import { END_SITTINGS, endSittings } from './features/agreement/validation/end-sittings.job.ts'
import { REQUEST_AGAIN, requestOutdatedAgain } from './features/agreement/validation/public.ts'
import { choicesRoutes } from './features/settings/choices/choices-routes.ts'
import { circuitsRoutes } from './features/settings/circuits/circuits-routes.ts'
import { readinessRoutes } from './features/agreement/readiness/readiness-routes.ts'
import { validationRoutes } from './features/agreement/validation/validation-routes.ts'
import { workflowsRoutes } from './features/settings/workflows/workflows-routes.ts'
import {
  CHECKPOINT_AUDIT,
  checkpointAudit,
} from './features/trail/activity/checkpoint-audit.job.ts'
import { activityRoutes } from './features/trail/activity/activity-routes.ts'
import { guestRoutes } from './features/signing/signing/guest-routes.ts'
import { invitedSignatories } from './features/signing/signing/signatory-invitee.ts'
import { findGuestOf } from './features/people/invitations/guest-session.ts'
import { sharedContractRoutes } from './features/agreement/sharing/shared-contract-routes.ts'
import { sharingRoutes } from './features/agreement/sharing/sharing-routes.ts'
import { invitedReaders } from './features/agreement/sharing/share-invitee.ts'
import { invitationsRoutes } from './features/people/invitations/invitations-routes.ts'
import { sealingWork } from './features/signing/signing/sealing-work.ts'
import { signingRoutes } from './features/signing/signing/signing-routes.ts'
import { FORGET_UPLOADS, forgetUploads } from './features/writing/contracts/forget-uploads.job.ts'
import { contractsRoutes } from './features/writing/contracts/contracts-routes.ts'
import { templatesRoutes } from './features/writing/templates/templates-routes.ts'
import { textsRoutes } from './features/writing/texts/texts-routes.ts'
import { contractListRoutes } from './features/portfolio/contract-list/contract-list-routes.ts'
import { exportsWork } from './features/portfolio/exports/exports-work.ts'
import { FORGET_EXPORTS, forgetExports } from './features/portfolio/exports/forget-exports.job.ts'
import { exportsRoutes } from './features/portfolio/exports/exports-routes.ts'
import { SEND_DIGESTS, sendDigests } from './features/work/notifications/send-digests.job.ts'
import { READ_SIGNED_DOCUMENT } from './features/portfolio/search/store-signed-document.ts'
import { readSignedDocument } from './features/portfolio/search/read-signed-document.job.ts'
import { searchRoutes } from './features/portfolio/search/search-routes.ts'
import { FORGET_REMOVED, forgetRemoved } from './features/trail/removals/forget-removed.job.ts'
import { libraryRoutes } from './features/settings/library/library-routes.ts'
import { foldersRoutes } from './features/settings/folders/folders-routes.ts'
import { requireLevel } from './features/people/access/public.ts'
import { accessRoutes } from './features/people/access/access-routes.ts'
import { backupsRoutes } from './features/settings/backups/backups-routes.ts'
import { backupWork } from './features/settings/backups/backup-work.ts'
import { optionsRoutes } from './features/settings/options/options-routes.ts'
import { removalsRoutes } from './features/trail/removals/removals-routes.ts'
import { peopleActsRoutes } from './features/people/people-acts/people-acts-routes.ts'
import { peopleRoutes } from './features/people/people/people-routes.ts'
import {
  inviteAgain,
  SEND_DUE_INVITATIONS,
  sendDueInvitations,
} from './features/people/people/public.ts'
import {
  FORGET_INVITATION_LISTS,
  forgetInvitationLists,
  invitationListsRoutes,
  INVITE_LISTED,
  inviteListed,
  setAsideListed,
} from './features/people/invitation-lists/public.ts'
import { rolesRoutes } from './features/people/roles/roles-routes.ts'
import { groupsRoutes } from './features/people/groups/groups-routes.ts'
import { delegationsRoutes } from './features/people/delegations/delegations-routes.ts'
import { dashboardRoutes } from './features/portfolio/dashboard/dashboard-routes.ts'
import { FOLD_DASHBOARD, foldCells } from './features/portfolio/dashboard/fold-cells.job.ts'
import { accountsRoutes } from './features/people/accounts/accounts-routes.ts'
import {
  accountMailWork,
  findActorOf,
  findDomainOwners,
  firstCompanyCode,
  signUpOffer,
} from './features/people/accounts/public.ts'
import { companyOpener } from './platform/database/company-database.ts'
import { type Patience } from './platform/database/pools.ts'
import { type PreAuthDatabase } from './platform/database/pre-auth-database.ts'
import { startAuditSequencer, type AuditSequencer } from './platform/events/audit-sequencer.ts'
import { cookieJar, type CookieJar } from './platform/http/session-cookie.ts'
import { partsOf, readinessOf } from './platform/http/readiness.ts'
import type { ServerDeps } from './platform/http/build-server.ts'
import type { Route } from './platform/http/route.ts'
import { startWork, work, workPerCompany, type Work } from './platform/jobs/work.ts'
import type { Log } from './platform/log.ts'
import { mailTransport, SEND_MAIL } from './platform/mail/mail.ts'
import { runBackup } from './platform/backup/run-backup.ts'
import type { TakenBackup } from './platform/backup/take-backup.ts'
import { giveUpMail, sendMail } from './platform/mail/send-mail.job.ts'
import type { Clock } from './platform/clock.ts'
import type { Platform } from './platform/platform.ts'
import type { Settings } from './platform/settings.ts'
import { CLEAR_STAGING, clearStaging } from './platform/storage/clear-staging.job.ts'
import { COLLECT_ORPHAN_FILES, collectOrphanFiles } from './platform/storage/collect-orphans.job.ts'
import { FOLD_STORAGE, foldStorage } from './platform/storage/fold-storage.job.ts'
import { RAISE_FILE_ALARM, raiseFileAlarm } from './platform/storage/file-alarm.ts'
import { SCRUB_FILES, scrubFiles } from './platform/storage/scrub-files.job.ts'
import { followEvents } from './follow-events.ts'
import { openPlatform } from './open-platform.ts'
import { textOwners } from './text-owners.ts'
import { join } from 'node:path'

/** Wires the whole product: the only file, with main and worker, that knows every feature. */
export interface Product {
  platform: Platform
  routes: Route[]
  serverDeps: ServerDeps
  startWorking(): Promise<void>
  /** What the first visitor has to know to create the company; null: nothing, or there is one. */
  firstCompanyCode(): Promise<string | null>
  close(): Promise<void>
}

export async function compose(
  settings: Settings,
  connection: PoolConfig,
  tools: { clock: Clock; log: Log; patience?: Patience },
): Promise<Product> {
  const { platform, pools, preAuth, outside } = await openPlatform(settings, connection, tools)
  const { jobs, live, log, masterKey } = platform
  const overTls = settings.publicUrl.startsWith('https:')
  const app: App = {
    platform,
    preAuth,
    sessionCookie: cookieJar('tacite_session', overTls),
    deviceCookie: cookieJar('tacite_device', overTls),
    signInCookie: cookieJar('tacite_sign_in', overTls),
    guestCookie: cookieJar('tacite_guest', overTls),
    runBackup: (to) => runBackup({ ...platform, connection }, to, settings.backups),
    onlyCompanyId: async () => {
      const rows = await pools.fast.selectFrom('company').select('id').limit(2).execute()
      return rows.length === 1 ? rows[0]!.id : null
    },
  }
  followEvents(platform)
  const works = worksOf(app)
  await jobs.open(works.map(({ kind }) => kind))
  let sequencer: AuditSequencer | null = null
  return {
    platform,
    routes: routesOf(app),
    serverDeps: {
      log,
      inCompany: {
        read: companyOpener(pools, 'fast', 'read'),
        write: platform.inCompany,
        heavyRead: platform.readSlowly,
        heavyWrite: platform.inCompanyForReports,
      },
      requireLevel,
      rateLimit: platform.rateLimit,
      isTrustedProxy: overTls ? settings.isTrustedProxy : null,
      readiness: readinessOf(partsOf(pools.fast, join(settings.dataDirectory, 'files'))),
      settings,
      findActor: (request, reply) => findActorOf({ ...platform, ...app }, request, reply),
      findGuest: (request) => findGuestOf({ ...platform, ...app }, request),
    },
    startWorking: async () => {
      sequencer = startAuditSequencer({ db: pools.fast, log })
      await startWork(jobs, works, outside)
    },
    firstCompanyCode: async () => {
      const offer = await signUpOffer(settings, preAuth)
      return offer === 'withCode' ? firstCompanyCode(masterKey) : null
    },
    close: async () => {
      outside.stop()
      await Promise.all([jobs.stop(), sequencer?.stop()])
      await live.close()
      await Promise.all([pools.close(), preAuth.close()])
    },
  }
}

interface App {
  platform: Platform
  preAuth: PreAuthDatabase
  sessionCookie: CookieJar
  deviceCookie: CookieJar
  signInCookie: CookieJar
  guestCookie: CookieJar
  /** Backs the installation up into this folder. */
  runBackup(to: string): Promise<TakenBackup>
  /** Null when there are several companies, or none yet. */
  onlyCompanyId(): Promise<string | null>
}

function routesOf(app: App): Route[] {
  const { platform, preAuth } = app
  const invitedKinds = {
    signature: invitedSignatories(platform),
    reading: invitedReaders(),
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
    ...choicesRoutes(),
    ...contractListRoutes(),
    ...dashboardRoutes(),
    ...exportsRoutes(platform),
    ...searchRoutes(platform),
    ...deadlinesRoutes(platform),
    ...workflowsRoutes(platform),
    ...validationRoutes(platform),
    ...readinessRoutes(),
    ...circuitsRoutes(platform),
    ...signingRoutes(platform),
    ...invitationsRoutes({ ...platform, ...app, invitedKinds }),
    ...guestRoutes(platform),
    ...sharingRoutes(platform),
    ...sharedContractRoutes(platform),
    ...activityRoutes(platform),
    ...tasksRoutes(platform),
    ...notificationsRoutes(platform),
    ...textsRoutes({ ...platform, textOwners }),
    ...templatesRoutes(),
    ...clausesRoutes(),
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

function worksOf({ platform, preAuth, runBackup: takeBackup }: App): Work[] {
  const { settings } = platform
  const post = mailTransport(settings)
  return [
    workPerCompany(platform, ADVANCE_FACTS, advanceFacts),
    workPerCompany(platform, RAISE_ALERTS, raiseAlerts),
    work(REWRITE_FACTS, (data) => rewriteFacts(platform, data)),
    workPerCompany(platform, REQUEST_AGAIN, requestOutdatedAgain),
    workPerCompany(platform, CHECKPOINT_AUDIT, checkpointAudit),
    workPerCompany(platform, FOLD_DASHBOARD, foldCells),
    workPerCompany(platform, SEND_DIGESTS, sendDigests),
    workPerCompany(platform, FORGET_REMOVED, forgetRemoved),
    workPerCompany(platform, FORGET_EXPORTS, forgetExports),
    workPerCompany(platform, FORGET_UPLOADS, forgetUploads),
    ...backupWork({ ...platform, runBackup: takeBackup }),
    work(CLEAR_STAGING, () => clearStaging(platform)),
    workPerCompany(platform, FOLD_STORAGE, foldStorage),
    workPerCompany(platform, COLLECT_ORPHAN_FILES, collectOrphanFiles),
    workPerCompany(platform, SCRUB_FILES, scrubFiles),
    work(RAISE_FILE_ALARM, (data) => raiseFileAlarm(platform, data)),
    workPerCompany(platform, SEND_DUE_INVITATIONS, sendDueInvitations),
    work(
      INVITE_LISTED,
      (data) => inviteListed(platform, data),
      (data) => setAsideListed(platform, data),
    ),
    workPerCompany(platform, FORGET_INVITATION_LISTS, forgetInvitationLists),
    work(END_SITTINGS, () => endSittings({ ...platform, preAuth })),
    ...sealingWork({ ...platform, preAuth }),
    exportsWork(platform),
    work(READ_SIGNED_DOCUMENT, (data) => readSignedDocument(platform, data)),
    ...accountMailWork({ ...platform, preAuth, inviteAgain, post }),
    work(
      SEND_MAIL,
      (data, attempt) => sendMail({ ...platform, post, from: settings.mailFrom }, data, attempt),
      (data) => giveUpMail(platform, data),
    ),
  ]
}

/** The company whose logo is shown: the signed-in person's, or the only one there is. */
async function companyOfVisitor(app: App, request: FastifyRequest): Promise<string | null> {
  const actor = await findActorOf({ ...app.platform, ...app }, request)
  return actor ? actor.companyId : app.onlyCompanyId()
}
