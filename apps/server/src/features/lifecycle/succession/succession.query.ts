import type { Starts, Succession } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { dayAfterEnd } from '@tacite/domain/succession/carried-terms.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractTerms, todayOf } from '../deadlines/public.ts'
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
  const asksDuration = source.terms.duration?.kind === 'until'
  const start = { effectiveDate: null, asksDuration }
  return {
    duplicate: { ...start, title: copyTitle(actor.locale, title) },
    renewal: {
      ...start,
      title: renewalTitle(title),
      effectiveDate: await nextStart(db, actor, contractId),
    },
    amendment: {
      ...start,
      title: await amendmentTitle(db, actor, source),
    },
    hasText: source.hasText,
    hasHiddenText: source.hasHiddenText,
    folders: source.folders,
  }
}

/** The day after the end of a contract; null while it has none. */
export async function nextStart(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<string | null> {
  const { finalEnd, endDate } = await deadlinesOf(db, actor, contractId)
  return dayAfterEnd(finalEnd ?? endDate)
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
