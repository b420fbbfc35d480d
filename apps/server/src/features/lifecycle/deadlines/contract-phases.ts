import { nextValueOn } from '@tacite/domain/amendments/value-history.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { Temporal } from 'temporal-polyfill'
import { datedFacts, statedFacts, type DatedFacts } from './contract-facts.ts'
import type { ContractTerms } from './lifecycle-terms.query.ts'

/** Longer than a year: the phases include the next occurrence of each day of a yearly contract. */
const FORESEEN_DAYS = 400
/** A contract renewed every few days or weeks changes too often to compute that far ahead. */
const MOST_CHANGES = 40
/** Sorts after every day, in the database and as text. */
const NEVER = 'infinity'

/** The facts of a contract today, and the dated phases to come, provided nothing else is recorded. */
export function contractPhases(contract: ContractTerms, today: Temporal.PlainDate) {
  const { contractId: contract_id } = contract
  const horizon = today.add({ days: FORESEEN_DAYS }).toString()
  const now = on(contract, today)
  const phases: Phase[] = []
  let { facts, changesOn } = now
  for (let change = 0; change < MOST_CHANGES; change += 1) {
    if (changesOn === null || changesOn > horizon) break
    const next = on(contract, Temporal.PlainDate.from(changesOn))
    if (!isSame(next.facts, facts)) phases.push({ contract_id, from_day: changesOn, ...next.facts })
    ;({ facts, changesOn } = next)
  }
  return {
    /** A row of `contract_fact`. */
    row: {
      contract_id,
      ...statedFacts(contract, today),
      ...now.facts,
      // Phases know nothing of amounts, parties and stated terms: from then on, the facts are computed again.
      foreseen_until: earliest(changesOn, nextValueOn(contract.history, today.toString())),
    },
    /** Rows of `contract_phase`. */
    phases,
  }
}

type Phase = DatedFacts & { contract_id: string; from_day: string }

function on(contract: ContractTerms, day: Temporal.PlainDate) {
  const deadlines = computeDeadlines(contract.terms, day)
  return { facts: datedFacts(contract, deadlines, day), changesOn: deadlines.changesOn }
}

function earliest(...days: (string | null)[]): string {
  return days.reduce<string>((first, day) => (day !== null && day < first ? day : first), NEVER)
}

function isSame(one: DatedFacts, other: DatedFacts): boolean {
  return Object.entries(one).every(([name, value]) => value === other[name as keyof DatedFacts])
}
