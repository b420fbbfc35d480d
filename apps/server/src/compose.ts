import type { PoolConfig } from 'pg'
import { findGuestOf } from './features/people/invitations/guest-session.ts'
import { requireLevel } from './features/people/access/public.ts'
import { findActorOf, firstCompanyCode, signUpOffer } from './features/people/accounts/public.ts'
import { companyOpener } from './platform/database/company-database.ts'
import { type Patience } from './platform/database/pools.ts'
import { startAuditSequencer, type AuditSequencer } from './platform/events/audit-sequencer.ts'
import { cookieJar } from './platform/http/session-cookie.ts'
import { partsOf, readinessOf } from './platform/http/readiness.ts'
import type { ServerDeps } from './platform/http/build-server.ts'
import type { Route } from './platform/http/route.ts'
import { startWork } from './platform/jobs/work.ts'
import type { Log } from './platform/log.ts'
import { runBackup } from './platform/backup/run-backup.ts'
import type { Clock } from './platform/clock.ts'
import type { Platform } from './platform/platform.ts'
import type { Settings } from './platform/settings.ts'
import { followEvents } from './follow-events.ts'
import { openPlatform } from './open-platform.ts'
import { join } from 'node:path'
import type { App } from './app.ts'
import { routesOf } from './routes.ts'
import { worksOf } from './works.ts'

/** Wires the whole product: with `routes.ts` and `works.ts`, the table of contents of its features. */
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
        read: companyOpener(pools, 'fast', 'read', platform.clock),
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
