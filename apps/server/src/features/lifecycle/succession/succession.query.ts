import type { Starts, Succession } from '@tacite/api/lifecycle/succession-endpoints.ts'
import type { IsoDay } from '@tacite/domain/calendar/iso-day.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { dayAfterEnd } from '@tacite/domain/succession/carried-terms.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractTerms, todayOf, valuesInForce } from '../deadlines/public.ts'
import { currencyLeftBehind } from './carry-fields.ts'
import { amendmentTitle, copyTitle, renewalTitle } from './first-titles.ts'
import { linkedContracts } from './linked-contracts.query.ts'
import { readSource } from './read-source.query.ts'

/** The contracts linked with one, and whether it waits for its own end to be recorded. */
export async function readSuccession(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<Succession> {
  const linked = await linkedContracts(db, actor, contractId)
  const isSucceeded = linked.renewedBy.value.some(({ status }) => status === 'SIGNED')
  return { ...linked, isFollowed: isSucceeded && (await hasNoEnd(db, actor, contractId)) }
}

/** What each act would start with, for the windows that ask what to carry over. */
export async function readStarts(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<Starts> {
  const source = await readSource(db, actor, contractId)
  const { title } = source.details
  const lastDay = await lastDayOf(db, actor, contractId)
  const today = todayOf(actor).toString()
  const now = { effectiveDate: null, ...(await carriedOn(db, contractId, today)) }
  return {
    duplicate: { ...now, title: copyTitle(actor.locale, title) },
    renewal: {
      ...(await carriedOn(db, contractId, lastDay ?? today)),
      title: renewalTitle(title),
      effectiveDate: dayAfterEnd(lastDay),
    },
    amendment: { ...now, title: await amendmentTitle(db, actor, source) },
    hasText: source.hasText,
    hasHiddenText: source.hasHiddenText,
    folders: source.folders,
  }
}

async function carriedOn(
  db: CompanyDatabase,
  contractId: string,
  day: IsoDay,
): Promise<Pick<Starts['renewal'], 'asksDuration' | 'inForceOn' | 'leavesAmountsIn'>> {
  const inForce = await valuesInForce(db, contractId, day)
  return {
    asksDuration: inForce.terms.duration?.kind === 'until',
    inForceOn: inForce.isAmended ? day : null,
    leavesAmountsIn: await currencyLeftBehind(db, inForce, contractId),
  }
}

/** The last day in force of a contract; null while it has no end. */
export async function lastDayOf(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<IsoDay | null> {
  const { finalEnd, endDate } = await deadlinesOf(db, actor, contractId)
  return finalEnd ?? endDate
}

/** It would renew itself beside the contract that renews it. */
async function hasNoEnd(db: CompanyDatabase, actor: Actor, contractId: string): Promise<boolean> {
  const { phase, finalEnd } = await deadlinesOf(db, actor, contractId)
  return phase !== 'ENDED' && finalEnd === null
}

async function deadlinesOf(db: CompanyDatabase, actor: Actor, contractId: string) {
  const [contract] = await readContractTerms(db, [contractId])
  return computeDeadlines(contract!.terms, todayOf(actor))
}
