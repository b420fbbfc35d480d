import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PoolConfig } from 'pg'
import { clausesRoutes } from './features/clauses/clauses-routes.ts'
import { contractTextRoutes } from './features/contracts/contract-text-routes.ts'
import { deadlinesRoutes } from './features/deadlines/deadlines-routes.ts'
import {
  RAISE_ALERTS,
  raiseAlerts,
  REWRITE_FACTS,
  rewriteFacts,
} from './features/deadlines/public.ts'
import { followEventsWithFacts } from './features/deadlines/write-facts.ts'
import { mailboxRoutes } from './features/mailbox/mailbox-routes.ts'
import { siteRoutes } from './features/site/site-routes.ts'
import { followEventsWithNotifications } from './features/notifications/follow-events.ts'
import { refreshOpenPages } from './features/notifications/refresh-open-pages.ts'
import { notificationsRoutes } from './features/notifications/notifications-routes.ts'
import { followEventsWithTasks } from './features/tasks/follow-events.ts'
import { tasksRoutes } from './features/tasks/tasks-routes.ts'
import { invalidateStaleValidations } from './features/validation/end-validation.ts'
import { circuitsRoutes } from './features/circuits/circuits-routes.ts'
import { validationRoutes } from './features/validation/validation-routes.ts'
import { workflowsRoutes } from './features/workflows/workflows-routes.ts'
import { CHECKPOINT_AUDIT, checkpointAudit } from './features/activity/checkpoint-audit.job.ts'
import { activityRoutes } from './features/activity/activity-routes.ts'
import { guestRoutes } from './features/signing/guest-routes.ts'
import { invitedSignatories } from './features/signing/signatory-invitee.ts'
import { findGuestOf } from './features/invitations/guest-session.ts'
import { sharedContractRoutes } from './features/sharing/shared-contract-routes.ts'
import { sharingRoutes } from './features/sharing/sharing-routes.ts'
import { invitedReaders } from './features/sharing/share-invitee.ts'
import { invitationsRoutes } from './features/invitations/invitations-routes.ts'
import { SEALING_JOBS, startSealing } from './features/signing/start-sealing.ts'
import { signingRoutes } from './features/signing/signing-routes.ts'
import { contractsRoutes } from './features/contracts/contracts-routes.ts'
import { contractListRoutes } from './features/contract-list/contract-list-routes.ts'
import { exportContracts } from './features/exports/export-contracts.job.ts'
import { exportsRoutes } from './features/exports/exports-routes.ts'
import { EXPORT_CONTRACTS } from './features/exports/request-export.ts'
import { SEND_DIGESTS, sendDigests } from './features/notifications/send-digests.job.ts'
import {
  followSealsWithSearch,
  READ_SIGNED_DOCUMENT,
} from './features/search/keep-signed-document.ts'
import { readSignedDocument } from './features/search/read-signed-document.job.ts'
import { searchRoutes } from './features/search/search-routes.ts'
import { FORGET_REMOVED, forgetRemoved } from './features/removals/forget-removed.job.ts'
import { libraryRoutes } from './features/library/library-routes.ts'
import { foldersRoutes } from './features/folders/folders-routes.ts'
import { requireLevel } from './features/access/public.ts'
import { accessRoutes } from './features/access/access-routes.ts'
import { optionsRoutes } from './features/options/options-routes.ts'
import { removalsRoutes } from './features/removals/removals-routes.ts'
import { peopleRoutes } from './features/people/people-routes.ts'
import { inviteAgain, SEND_DUE_INVITATIONS, sendDueInvitations } from './features/people/public.ts'
import { rolesRoutes } from './features/roles/roles-routes.ts'
import { groupsRoutes } from './features/groups/groups-routes.ts'
import { followRestoredGroups } from './features/groups/write-group.ts'
import { delegationsRoutes } from './features/delegations/delegations-routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard-routes.ts'
import { FOLD_DASHBOARD, foldCells } from './features/dashboard/fold-cells.job.ts'
import { accountsRoutes } from './features/accounts/accounts-routes.ts'
import {
  ACCOUNT_JOBS,
  findDomainOwners,
  findTakenAddresses,
  keepAdministratorsWhole,
  recogniseBrowser,
  startAccountMails,
} from './features/accounts/public.ts'
import { companyDoor } from './platform/database/company-database.ts'
import { openPools, type Patience } from './platform/database/pools.ts'
import { openSignInDoor } from './platform/database/sign-in-door.ts'
import { appendAuditEvents } from './platform/events/append-audit-events.ts'
import { startAuditSequencer, type AuditSequencer } from './platform/events/audit-sequencer.ts'
import { businessEvents } from './platform/events/business-events.ts'
import { rateLimiter } from './platform/http/rate-limit.ts'
import { cookieJar } from './platform/http/session-cookie.ts'
import type { ServerParts } from './platform/http/build-server.ts'
import type { Route } from './platform/http/route.ts'
import { enqueueForEachCompany } from './platform/jobs/enqueue-for-each-company.ts'
import { startJobs, type JobKind } from './platform/jobs/jobs.ts'
import { openLiveHub } from './platform/live/live-news.ts'
import type { Log } from './platform/log.ts'
import { postman, queueMail, SEND_MAIL } from './platform/mail/mail.ts'
import { openMasterKey } from './platform/sealing/master-key.ts'
import { sendMail } from './platform/mail/send-mail.job.ts'
import type { Clock } from './platform/clock.ts'
import type { Platform } from './platform/platform.ts'
import type { Settings } from './platform/settings.ts'
import { CLEAR_STAGING, clearStaging } from './platform/storage/clear-staging.job.ts'
import { localFileStore } from './platform/storage/local-file-store.ts'
import { join } from 'node:path'

/** Early enough to stand in the panel when people come to work. */
const DAILY_ALERTS = '15 5 * * *'
/** Before backups are usually made. */
const DAILY_CHECKPOINTS = '45 0 * * *'
const HOURLY_FOLDING = '20 * * * *'
/** Companies have mornings of their own. */
const HOURLY_REPORTS = '5 * * * *'
const DAILY_FORGETTING = '10 3 * * *'
/** Deferred invitations arrive when people start their day. */
const DAILY_INVITATIONS = '0 7 * * *'

/** The whole product, put together: the only file, with main and worker, that knows every feature. */
export interface Product {
  platform: Platform
  routes: Route[]
  serverParts: ServerParts
  startWorking(): Promise<void>
  close(): Promise<void>
}

export async function compose(
  settings: Settings,
  connection: PoolConfig,
  { clock, log, patience }: { clock: Clock; log: Log; patience?: Patience },
): Promise<Product> {
  const pools = openPools(connection, patience)
  const door = openSignInDoor(connection)
  await keepAdministratorsWhole(door)
  const jobs = await startJobs(
    connection,
    [
      SEND_MAIL,
      ...ACCOUNT_JOBS,
      RAISE_ALERTS,
      REWRITE_FACTS,
      CHECKPOINT_AUDIT,
      FOLD_DASHBOARD,
      FORGET_REMOVED,
      CLEAR_STAGING,
      SEND_DIGESTS,
      SEND_DUE_INVITATIONS,
      EXPORT_CONTRACTS,
      READ_SIGNED_DOCUMENT,
      ...SEALING_JOBS,
    ],
    log,
  )
  const live = openLiveHub(connection, log)
  const masterKey = await openMasterKey(settings.dataDirectory)
  const platform: Platform = {
    settings,
    masterKey,
    clock,
    log,
    jobs,
    live,
    inCompany: companyDoor(pools),
    inCompanySlowly: companyDoor(pools, 'heavy'),
    companyIds: async () => {
      const rows = await pools.fast.selectFrom('company').select('id').orderBy('id').execute()
      return rows.map(({ id }) => id)
    },
    files: localFileStore(join(settings.dataDirectory, 'files'), { clock, log }),
    events: businessEvents((db, events) => appendAuditEvents(clock, db, events)),
    limitHits: rateLimiter(door.db, clock),
    queueMail: (db, draft) => queueMail({ clock, jobs, masterKey }, db, draft),
  }
  followEventsWithFacts(platform)
  invalidateStaleValidations(platform)
  followEventsWithTasks(platform)
  refreshOpenPages(platform)
  followEventsWithNotifications(platform)
  followSealsWithSearch(platform)
  followRestoredGroups(platform)
  const overTls = settings.publicUrl.startsWith('https:')
  const sessionCookie = cookieJar('tacite_session', overTls)
  const guestCookie = cookieJar('tacite_guest', overTls)
  /** Without an answer to put it in, a browser is not given its next token. */
  const actorOf = async (request: FastifyRequest, reply?: FastifyReply) => {
    const token = sessionCookie.read(request)
    const parts = { ...platform, door }
    const found = token ? await recogniseBrowser(parts, token, { isRenewed: !!reply }) : null
    const next = found?.nextToken
    if (next && reply) sessionCookie.write(reply, next.token, next.maxAgeSeconds)
    return found?.actor ?? null
  }
  const companyOfVisitor = async (request: FastifyRequest) => {
    const actor = await actorOf(request)
    if (actor) return actor.companyId
    const rows = await pools.fast.selectFrom('company').select('id').limit(2).execute()
    return rows.length === 1 ? rows[0]!.id : null
  }
  const invitedKinds = {
    signature: invitedSignatories(platform),
    reading: invitedReaders(),
  }
  /** Without a company, such a job is the one of a schedule: it makes one for each. */
  const workPerCompany = (
    kind: JobKind<{ companyId?: string }>,
    run: (parts: Platform, companyId: string) => Promise<void>,
  ) =>
    jobs.work(kind, ({ companyId }) =>
      companyId ? run(platform, companyId) : enqueueForEachCompany(platform, kind),
    )
  let sequencer: AuditSequencer | null = null
  return {
    platform,
    routes: [
      ...accountsRoutes({ ...platform, door, sessionCookie }),
      ...siteRoutes({ ...platform, companyOfVisitor }),
      ...optionsRoutes({ ...platform, domainOwners: findDomainOwners(door) }),
      ...mailboxRoutes(platform),
      ...contractsRoutes(platform),
      ...contractListRoutes(platform),
      ...dashboardRoutes(platform),
      ...exportsRoutes(platform),
      ...searchRoutes(platform),
      ...deadlinesRoutes(platform),
      ...workflowsRoutes(platform),
      ...validationRoutes(platform),
      ...circuitsRoutes(platform),
      ...signingRoutes(platform),
      ...invitationsRoutes({ ...platform, door, guestCookie, invitedKinds }),
      ...guestRoutes(platform),
      ...sharingRoutes(platform),
      ...sharedContractRoutes(platform),
      ...activityRoutes(platform),
      ...tasksRoutes(platform),
      ...notificationsRoutes(platform),
      ...contractTextRoutes(platform),
      ...clausesRoutes(),
      ...removalsRoutes(platform),
      ...libraryRoutes(platform),
      ...accessRoutes(),
      ...foldersRoutes(platform),
      ...peopleRoutes({ ...platform, takenAddresses: findTakenAddresses(door) }),
      ...rolesRoutes(platform),
      ...groupsRoutes(platform),
      ...delegationsRoutes(platform),
    ],
    serverParts: {
      log,
      inCompany: {
        read: companyDoor(pools, 'fast', 'read'),
        write: platform.inCompany,
        heavy: platform.inCompanySlowly,
      },
      requireLevel,
      limitHits: platform.limitHits,
      trustProxy: overTls,
      findActor: actorOf,
      findGuest: (request) => findGuestOf({ door, clock, guestCookie }, request),
    },
    startWorking: async () => {
      sequencer = startAuditSequencer({ db: pools.fast, log })
      await workPerCompany(RAISE_ALERTS, raiseAlerts)
      await jobs.work(REWRITE_FACTS, (data) => rewriteFacts(platform, data))
      await workPerCompany(CHECKPOINT_AUDIT, checkpointAudit)
      await workPerCompany(FOLD_DASHBOARD, foldCells)
      await workPerCompany(SEND_DIGESTS, sendDigests)
      await workPerCompany(FORGET_REMOVED, forgetRemoved)
      await jobs.work(CLEAR_STAGING, () => clearStaging(platform))
      await workPerCompany(SEND_DUE_INVITATIONS, sendDueInvitations)
      await jobs.schedule(RAISE_ALERTS, DAILY_ALERTS, 'Europe/Paris')
      await jobs.schedule(CHECKPOINT_AUDIT, DAILY_CHECKPOINTS, 'Europe/Paris')
      await jobs.schedule(FOLD_DASHBOARD, HOURLY_FOLDING, 'Europe/Paris')
      await jobs.schedule(SEND_DIGESTS, HOURLY_REPORTS, 'Europe/Paris')
      await jobs.schedule(FORGET_REMOVED, DAILY_FORGETTING, 'Europe/Paris')
      await jobs.schedule(CLEAR_STAGING, DAILY_FORGETTING, 'Europe/Paris')
      await jobs.schedule(SEND_DUE_INVITATIONS, DAILY_INVITATIONS, 'Europe/Paris')
      // A day on which nothing ran is caught up at the start.
      await enqueueForEachCompany(platform, RAISE_ALERTS)
      await enqueueForEachCompany(platform, CHECKPOINT_AUDIT)
      await enqueueForEachCompany(platform, SEND_DUE_INVITATIONS)
      await startSealing({ ...platform, door })
      await jobs.work(EXPORT_CONTRACTS, (data) => exportContracts(platform, data))
      await jobs.work(READ_SIGNED_DOCUMENT, (data) => readSignedDocument(platform, data))
      await startAccountMails({ ...platform, door, inviteAgain })
      const post = postman(settings)
      await jobs.work(SEND_MAIL, (data) =>
        sendMail({ ...platform, post, from: settings.mailFrom }, data),
      )
    },
    close: async () => {
      await Promise.all([jobs.stop(), sequencer?.stop()])
      await live.close()
      await Promise.all([pools.close(), door.close()])
    },
  }
}
