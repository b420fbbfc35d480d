import { PERMISSIONS } from '@tacite/domain/access/permissions.ts'
import { domainOf, signUpDomainRefusal } from '@tacite/domain/accounts/sign-up-domain.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { Settings } from '../settings.ts'
import { forecast, type MailForecast, type Quota, type QuotaLimit, type QuotaUse } from './quota.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Invitations a day to addresses outside the domains of a company's administrators (docs/operations.md). Where everyone
 * may create a company, new ones are strangers: few mails each, and few together, so that however many sign up, they
 * use up nothing of the others.
 */
const PER_DAY = { newCompany: 20, newCompanies: 500, company: 3_000, installation: 10_000 }
const NEW_FOR_DAYS = 7
/** Beyond the quota of a day, invitations are kept and leave later; beyond this many days they are refused. */
const DAYS_AHEAD = 7

/** When an invitation may leave: null at once, otherwise that moment. */
export type MailQuota = (db: CompanyDatabase, recipient: string) => Promise<Date | null>

/** @throws Refused when nothing may leave yet, or too much is waiting already. */
export function mailQuota(deps: {
  quota: Quota
  clock: Clock
  settings: Pick<Settings, 'signUp' | 'demo'>
}): MailQuota {
  return async (db, recipient) => {
    const { signUp, demo } = deps.settings
    if (demo) return null
    const sender = await readSender(db)
    if (sender.ownDomains.has(domainOf(recipient))) return null
    if (signUp === 'open' && !sender.isConfirmed)
      throw new Refused('STATE', 'MAIL_NEEDS_CONFIRMED_ADDRESS')
    const ofNewCompany = isNew(sender, signUp, deps.clock.now())
    const leavesAt = await latest(deps.quota, limitsOf(db.companyId, ofNewCompany))
    // Read after the quota's own: "at once" is never in the future.
    const now = deps.clock.now()
    if (leavesAt === null) throw quotaReached(now)
    return leavesAt > now ? leavesAt : null
  }
}

/** What would become of invitations to these addresses; nothing is counted. */
export type MailForecaster = (
  db: CompanyDatabase,
  recipients: readonly string[],
) => Promise<MailForecast>

export function mailForecaster(deps: {
  readUse: (limit: QuotaLimit) => Promise<QuotaUse>
  clock: Clock
  settings: Pick<Settings, 'signUp' | 'demo'>
}): MailForecaster {
  return async (db, recipients) => {
    const { signUp, demo } = deps.settings
    const sender = await readSender(db)
    const outside = demo
      ? 0
      : recipients.filter((recipient) => !sender.ownDomains.has(domainOf(recipient))).length
    const inside = recipients.length - outside
    if (outside > 0 && signUp === 'open' && !sender.isConfirmed)
      return { atOnce: inside, later: 0, until: null, beyond: outside }
    const limits = limitsOf(db.companyId, isNew(sender, signUp, deps.clock.now()))
    const quotas = await Promise.all(
      limits.map(async (limit) => ({ limit, use: await deps.readUse(limit) })),
    )
    const foreseen = forecast(outside, quotas)
    return { ...foreseen, atOnce: foreseen.atOnce + inside }
  }
}

function isNew({ createdAt }: Sender, signUp: Settings['signUp'], now: Date): boolean {
  return signUp === 'open' && now.getTime() - createdAt < NEW_FOR_DAYS * DAY_MS
}

function limitsOf(companyId: string, ofNewCompany: boolean): QuotaLimit[] {
  const counted = ofNewCompany
    ? ([
        [`mails ${companyId}`, PER_DAY.newCompany],
        ['mails of new companies', PER_DAY.newCompanies],
      ] as const)
    : ([
        [`mails ${companyId}`, PER_DAY.company],
        ['mails of companies', PER_DAY.installation],
      ] as const)
  return counted.map(([key, perWindow]) => ({
    key,
    perWindow,
    windowMs: DAY_MS,
    windowsAhead: DAYS_AHEAD,
  }))
}

/** The company's own first: one that has used up its own takes nothing of the others. */
async function latest(quota: Quota, limits: readonly QuotaLimit[]): Promise<Date | null> {
  let latestSoFar: Date | null = null
  for (const limit of limits) {
    const at = await quota(limit)
    if (at === null) return null
    if (latestSoFar === null || at > latestSoFar) latestSoFar = at
  }
  return latestSoFar
}

/** A place is free again when the window of today ends, at the latest a day from now. */
function quotaReached(now: Date): Refused {
  const day = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  const refusal = { code: 'MAIL_QUOTA_REACHED', params: { days: DAYS_AHEAD, day } } as const
  return new Refused('TOO_MANY', refusal, DAY_MS / 1000)
}

interface Sender {
  createdAt: number
  /** An administrator has proved to read the mails of their address. */
  isConfirmed: boolean
  /** Of confirmed administrators; public mail providers are nobody's. */
  ownDomains: ReadonlySet<string>
}

async function readSender(db: CompanyDatabase): Promise<Sender> {
  const { created_at: createdAt } = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select('company.created_at')
    .executeTakeFirstOrThrow()
  const confirmed = await db
    .select('person')
    .innerJoin('role', (join) =>
      join
        .onRef('role.company_id', '=', 'person.company_id')
        .onRef('role.id', '=', 'person.role_id'),
    )
    .where('person.status', '=', 'active')
    .where('person.email_confirmed_at', 'is not', null)
    .where(sql<boolean>`role.permissions @> ${[...PERMISSIONS]}::text[]`)
    .select('person.email')
    .execute()
  const domains = confirmed.map(({ email }) => domainOf(email))
  return {
    createdAt: createdAt.getTime(),
    isConfirmed: confirmed.length > 0,
    ownDomains: new Set(domains.filter((domain) => signUpDomainRefusal(domain) === null)),
  }
}
