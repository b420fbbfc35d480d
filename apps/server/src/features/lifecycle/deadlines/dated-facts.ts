import { recordDays } from '@tacite/domain/deadlines/terms-as-of.ts'
import { dayFromIso } from '@tacite/domain/calendar/iso-day.ts'
import type { Temporal } from 'temporal-polyfill'
import { datedFacts, statedFacts } from './contract-facts.ts'
import { BEGINNING, END, stateOn, type DatedState } from './dated-states.query.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'
import { standingOn, type StandingOnDay } from './standing-on.ts'

/** How far ahead a day can be asked for. */
export const HORIZON_YEARS = 10
/** Facts are computed further than that, so that they need not be computed again every day. */
const FORESEEN_YEARS = HORIZON_YEARS + 1
/** Beyond, the last facts hold on: three changes a week for eleven years. */
const MOST_CHANGES = 2_000

export type DatedFact = ReturnType<typeof factsOn> & { from_day: string; to_day: string }

/** Every span of days of a contract with its facts, from the day that it exists; and the day they are complete until. */
export function foreseenFacts(
  contract: ContractTerms,
  states: readonly DatedState[],
  today: Temporal.PlainDate,
): { facts: DatedFact[]; until: string } {
  const horizon = today.add({ years: FORESEEN_YEARS }).toString()
  const turns = turnsOf(contract, states)
  const facts: DatedFact[] = []
  let day: string | null = existsFrom(contract)
  for (let change = 0; change < MOST_CHANGES && day !== null && day <= horizon; change += 1) {
    const { row, changesOn } = factsOfOne(contract, states, dayFromIso(day))
    const last = facts.at(-1)
    if (!last || !isSame(last, row)) {
      if (last) last.to_day = day
      facts.push({ ...row, from_day: day, to_day: END })
    }
    day = firstAfter(day, turns, changesOn)
  }
  return { facts, until: day === null ? END : horizon }
}

/** A contract exists from its creation, or from its signature when that is earlier. */
export function existsFrom({ createdOn, terms: { signatureDate } }: ContractTerms): string {
  return signatureDate !== null && signatureDate < createdOn ? signatureDate : createdOn
}

/** The facts of one day, as `contract_dated_fact` keeps them. */
export function factsOfOne(
  contract: ContractTerms,
  states: readonly DatedState[],
  day: Temporal.PlainDate,
) {
  const state = stateOn(states, day.toString())
  const standing = standingOn(contract, state, day)
  return { row: factsOn(standing, state, day), changesOn: standing.deadlines.changesOn }
}

function factsOn(
  { contract, deadlines }: StandingOnDay,
  state: DatedState,
  day: Temporal.PlainDate,
) {
  const { department_id: _, ...stated } = statedFacts(contract, day)
  return {
    contract_id: contract.contractId,
    ...stated,
    ...datedFacts(contract, deadlines, day),
    is_archived: state.isArchived,
    created_on: contract.createdOn,
  }
}

/** The days on which something recorded changes the facts. */
function turnsOf(contract: ContractTerms, states: readonly DatedState[]): string[] {
  const { terms, timeZone, history } = contract
  return [
    ...recordDays(terms, timeZone).map(String),
    ...history.map(({ from }) => from),
    ...states.flatMap((state) =>
      recordDays({ ...terms, ...state.lifecycle }, timeZone).map(String),
    ),
    ...states.map(({ fromDay }) => fromDay).filter((day) => day !== BEGINNING),
  ].toSorted()
}

function firstAfter(
  day: string,
  turns: readonly string[],
  changesOn: string | null,
): string | null {
  const turn = turns.find((each) => each > day) ?? null
  if (turn === null || changesOn === null) return turn ?? changesOn
  return turn < changesOn ? turn : changesOn
}

function isSame(one: DatedFact, other: object): boolean {
  return Object.entries(other).every(([name, value]) => value === one[name as keyof DatedFact])
}
