import type { LimitDecisions } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { addDays } from '@tacite/domain/calendar/days.ts'
import { dayFromIso, isoDay } from '@tacite/domain/calendar/iso-day.ts'
import { contractState } from '@tacite/domain/contracts/contract-state.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import {
  decidableExits,
  isExitAsked,
  type DecidableExit,
} from '@tacite/domain/decisions/exit-decision.ts'
import { escalationDay, nextStageDay, stagesLeft } from '@tacite/domain/decisions/escalation.ts'
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
import { escalationCircle, stagesOf } from '../../people/escalation/public.ts'
import { companyToday, readContractTerms, type ContractTerms } from '../deadlines/public.ts'
import { alertedExits } from './alerts-about.query.ts'
import { decisionHistory, namesOfPeople } from './decision-history.query.ts'
import { escalatedFrom, responsibleFor, type Responsible } from './responsible-for.query.ts'
import { toldStages } from './told-stages.query.ts'

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
  const { isSigned } = contract!.terms
  const limit = isSigned ? decidableLimit(deadlines, today) : null
  const exits = isSigned ? decidableExits(deadlines, today) : []
  const owner = (await responsibleFor(db, [contractId])).get(contractId)!
  const history = await decisionHistory(db, contractId)
  const decided = limit && decisionOn(limit, history)
  const state = contractState(contract!.status, deadlines)
  const { decideOnLimit } = await whyNotEach(db, actor, about, ['decideOnLimit'], { state })
  const ahead = { deps, db, contract: contract!, owner }
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
    escalation: limit && (await escalationAhead(ahead, limit, decided)),
    exits: await presentExits(ahead, exits, history, today),
    history,
    deciding: decideOnLimit ?? reasonOf(actor, limit === null ? 'NOTHING_TO_DECIDE' : null),
    decidingExit: decideOnLimit ?? reasonOf(actor, exits.length === 0 ? 'NOTHING_TO_DECIDE' : null),
  }
}

type History = LimitDecisions['history']
type OnLimit = Extract<History[number], { about: 'term' }>
type OnExit = Extract<History[number], { about: 'exit' }>

function decisionOn({ prudentLimit }: DecidableLimit, history: History): OnLimit | null {
  return (
    history.find(
      (each): each is OnLimit =>
        each.about === 'term' && each.ended === null && each.limit === prudentLimit,
    ) ?? null
  )
}

function decisionOnExit({ exitOn, prudentLimit }: DecidableExit, history: History): OnExit | null {
  return (
    history.find(
      (each): each is OnExit =>
        each.about === 'exit' &&
        each.ended === null &&
        each.exitOn === exitOn &&
        each.limit === prudentLimit,
    ) ?? null
  )
}

async function presentExits(
  ahead: Ahead,
  exits: readonly DecidableExit[],
  history: History,
  today: Temporal.PlainDate,
): Promise<LimitDecisions['exits']> {
  const { db, contract } = ahead
  const { noticeWindowDays } = contract.terms
  const alerted = await alertedExits(db, contract.contractId)
  const presented: LimitDecisions['exits'] = []
  for (const exit of exits) {
    const decided = decisionOnExit(exit, history)
    const isSettled = isSettledBy(decided, today.toString())
    const asked = {
      noticeWindowDays,
      isAlerted: alerted.has(exit.prudentLimit),
      isAskedAgain: decided !== null && !isSettled,
    }
    presented.push({
      ...exit,
      latestLater: latestLater(exit, today),
      isAsked: isExitAsked(exit, asked, today),
      decided,
      isSettled,
      escalation: await escalationAhead(ahead, exit, decided),
    })
  }
  return presented
}

/** The eve of the limit, as long as it lies ahead. */
function latestLater(
  { prudentLimit }: Pick<DecidableLimit, 'prudentLimit'>,
  today: Temporal.PlainDate,
): string | null {
  const eve = isoDay(addDays(dayFromIso(prudentLimit), -1))
  return eve > today.toString() ? eve : null
}

interface Ahead {
  deps: Pick<Platform, 'clock'>
  db: CompanyDatabase
  contract: ContractTerms
  owner: Responsible
}

/** Who will be told next if nothing is decided; the job that tells them asks the same. */
async function escalationAhead(
  { deps, db, contract, owner }: Ahead,
  limit: DecidableLimit | DecidableExit,
  decided: OnLimit | OnExit | null,
): Promise<LimitDecisions['escalation']> {
  const circle = await escalationCircle(db)
  const { contractId } = contract
  const { prudentLimit } = limit
  const about = 'exitOn' in limit ? 'exit' : 'term'
  const told = (await toldStages(db, [contractId]))({ contractId, prudentLimit, about })
  const stages = await stagesOf(db, [escalatedFrom(owner)], circle, deps.clock.now())
  const left = stagesLeft(stages.get(contractId)!, told)
  const lastTold = told.at(-1)
  const settings = {
    escalationDays: circle.escalationDays,
    noticeWindowDays: owner.isOwnerActive ? contract.ownerNoticeDays : circle.noticeWindowDays,
    isOwnerActive: owner.isOwnerActive,
  }
  const on = lastTold
    ? nextStageDay(limit, decided, lastTold.on, left.length)
    : escalationDay(limit, decided, settings)
  const [next] = left
  if (on === null || !next || on > limit.legalLimit) return null
  return { on, step: next.step, people: await namesOfPeople(db, next.personIds) }
}
