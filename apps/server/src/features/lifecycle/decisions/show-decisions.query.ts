import type { LimitDecisions } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { addDays } from '@tacite/domain/calendar/days.ts'
import { dayFromIso, isoDay } from '@tacite/domain/calendar/iso-day.ts'
import { contractState } from '@tacite/domain/contracts/contract-state.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { escalationDay } from '@tacite/domain/decisions/escalation.ts'
import {
  decidableLimit,
  isSettledBy,
  type DecidableLimit,
} from '@tacite/domain/decisions/limit-decision.ts'
import { outcomesOf } from '@tacite/domain/decisions/limit-outcomes.ts'
import type { Temporal } from 'temporal-polyfill'
import type { Actor } from '../../../platform/access/actor.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { whyNotEach } from '../../people/access/public.ts'
import { escalationCircle, whomToTellOf } from '../../people/escalation/public.ts'
import { companyToday, readContractTerms, type ContractTerms } from '../deadlines/public.ts'
import { decisionHistory, namesOfPeople, wasEscalated } from './decision-history.query.ts'
import { escalatedFrom, responsibleFor, type Responsible } from './responsible-for.query.ts'

interface About {
  contractId: string
  level: ContractLevel
}

/** What is to be decided before the next limit of a contract, and what was decided. */
export async function showDecisions(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  about: About,
): Promise<LimitDecisions> {
  const { contractId } = about
  const [contract] = await readContractTerms(db, [contractId])
  const today = await companyToday(deps, db)
  const deadlines = computeDeadlines(contract!.terms, today)
  const limit = contract!.terms.isSigned ? decidableLimit(deadlines, today) : null
  const owner = (await responsibleFor(db, [contractId])).get(contractId)!
  const history = await decisionHistory(db, contractId)
  const decided = limit && (history.find((each) => isAbout(each, limit)) ?? null)
  const state = contractState(contract!.status, deadlines)
  const { decideOnLimit } = await whyNotEach(db, actor, about, ['decideOnLimit'], { state })
  return {
    today: today.toString(),
    limit: limit && {
      term: limit.termNumber,
      prudentLimit: limit.prudentLimit,
      legalLimit: limit.legalLimit,
      meaning: limit.meaning,
      latestLater: latestLater(limit, today),
      ...outcomesOf(contract!.terms, limit, today),
    },
    owner: { _id: owner.ownerId, name: owner.ownerName, isActive: owner.isOwnerActive },
    decided,
    isSettled: isSettledBy(decided, today.toString()),
    escalation:
      limit && (await escalationAhead(deps, db, { contract: contract!, limit, owner, decided })),
    history,
    deciding: decideOnLimit ?? reasonOf(actor, limit === null ? 'NOTHING_TO_DECIDE' : null),
  }
}

function isAbout(
  { limit, ended }: LimitDecisions['history'][number],
  { prudentLimit }: DecidableLimit,
) {
  return ended === null && limit === prudentLimit
}

/** The eve of the limit, as long as it lies ahead. */
function latestLater({ prudentLimit }: DecidableLimit, today: Temporal.PlainDate): string | null {
  const eve = isoDay(addDays(dayFromIso(prudentLimit), -1))
  return eve > today.toString() ? eve : null
}

interface Ahead {
  contract: ContractTerms
  limit: DecidableLimit
  owner: Responsible
  decided: LimitDecisions['decided']
}

/** Who will be told if nothing is decided; the job that tells them asks the same. */
async function escalationAhead(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  { contract, limit, owner, decided }: Ahead,
): Promise<LimitDecisions['escalation']> {
  const circle = await escalationCircle(db)
  const on = escalationDay(limit, decided, {
    escalationDays: circle.escalationDays,
    noticeWindowDays: owner.isOwnerActive ? contract.ownerNoticeDays : circle.noticeWindowDays,
    isOwnerActive: owner.isOwnerActive,
  })
  if (on === null || (await wasEscalated(db, contract.contractId, limit.prudentLimit))) return null
  const told = await whomToTellOf(db, [escalatedFrom(owner)], circle, clock.now())
  const { step, personIds } = told.get(contract.contractId)!
  return { on, step, people: await namesOfPeople(db, personIds) }
}
