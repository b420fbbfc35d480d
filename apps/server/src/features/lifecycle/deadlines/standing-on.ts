import {
  type ContractStatus,
  type ShownStatus,
  wireStatus,
} from '@tacite/domain/contracts/contract-status.ts'
import { valueOn, type SetValue } from '@tacite/domain/amendments/value-history.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import type { Deadlines } from '@tacite/domain/deadlines/deadlines.ts'
import { lifecycleTerms, type LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { statedRegime, type RegimeTerms } from '@tacite/domain/deadlines/special-regime.ts'
import { termsAsOf } from '@tacite/domain/deadlines/terms-as-of.ts'
import type { Temporal } from 'temporal-polyfill'
import type { DatedState } from './dated-states.query.ts'
import { regimeOf, type ContractTerms } from './lifecycle-terms.query.ts'

/** What nobody knows of the days before the upgrade: how far a contract was before its signature. */
const UNKNOWN_STEP = 'unknown'

/** A contract on a day: as `contractFacts` and screens take it. */
export interface StandingOnDay {
  day: Temporal.PlainDate
  contract: ContractTerms
  deadlines: Deadlines
  agreed: AgreedValues
}

/** What the contract is worth, and with whom, on a day. */
export interface AgreedValues {
  amountInclTaxCents: number | null
  currency: string
  counterpartyId: string | null
  legalEntityId: string | null
}

/** How a contract stood, or will stand, on a day: by effective day, with what is known now. */
export function standingOn(
  contract: ContractTerms,
  state: DatedState,
  day: Temporal.PlainDate,
): StandingOnDay {
  const isSigned = isSignedOn(contract, state, day)
  const history = isSigned ? contract.history : []
  const agreed = agreedOn(history, state, day)
  const shown = isSigned ? 'SIGNED' : unsignedStatus(state)
  const terms = termsAsOf(
    isSigned ? signedTerms(contract, state) : draftedTerms(contract, state),
    day,
    contract.timeZone,
  )
  const then: ContractTerms = {
    ...contract,
    status: isSigned && state.status === 'TERMINATED' ? 'TERMINATED' : wireStatus(shown),
    lastValidation: VALIDATION_OF[shown] ?? null,
    stepId: stepOn(state, shown),
    validatedOn: knownBy(contract.validatedOn, day),
    amountInclTaxCents: state.amountInclTaxCents,
    currency: state.currency,
    companyCurrency: state.companyCurrency,
    counterpartyId: state.counterpartyId,
    history,
    terms,
  }
  return { day, contract: then, deadlines: computeDeadlines(terms, day), agreed }
}

/** The amount and the parties in force on a day: those of the state that holds then, as amendments replace them. */
function agreedOn(
  history: readonly SetValue[],
  state: DatedState,
  day: Temporal.PlainDate,
): AgreedValues {
  const on = <Value>(field: string, stated: Value) =>
    valueOn(history, field, stated, day.toString())
  const { amountInclTaxCents, currency, counterpartyId, legalEntityId } = state
  return {
    amountInclTaxCents: on('amount', amountInclTaxCents),
    currency: on('currency', currency),
    counterpartyId: on('counterparty', named(counterpartyId))?._id ?? null,
    legalEntityId: on('legalEntity', named(legalEntityId))?._id ?? null,
  }
}

function named(id: string | null): { _id: string } | null {
  return id === null ? null : { _id: id }
}

/** Whether it was signed by then; a signature that came to be known later counts from its own day. */
function isSignedOn(
  { status, terms }: ContractTerms,
  state: DatedState,
  day: Temporal.PlainDate,
): boolean {
  if (status !== 'SIGNED' && status !== 'TERMINATED') return false
  if (terms.signatureDate !== null) return terms.signatureDate <= day.toString()
  return state.status === 'SIGNED' || state.status === 'TERMINATED'
}

/** A state that the upgrade found signed says nothing of the days before. */
function unsignedStatus({ status }: DatedState): ShownStatus {
  return status === 'SIGNED' || status === 'TERMINATED' ? 'DRAFT' : status
}

const VALIDATION_OF: Partial<Record<ShownStatus, NonNullable<ContractTerms['lastValidation']>>> = {
  readyToSign: 'accepted',
  validationSuspended: 'suspended',
}

function stepOn(state: DatedState, shown: ShownStatus | ContractStatus): string {
  if (shown !== state.status && shown === 'DRAFT') return UNKNOWN_STEP
  return state.stepId ?? shown
}

/** The law that applies follows the type and the other party of that day. */
function signedTerms(contract: ContractTerms, { type, party }: DatedState): LifecycleTerms {
  const { terms } = contract
  const stated = (terms.regime ?? {}) as RegimeTerms
  return { ...terms, regime: statedRegime(regimeOf(type, party), stated) }
}

/** While they were being written, what stood there that day. */
function draftedTerms({ terms }: ContractTerms, state: DatedState): LifecycleTerms {
  const { calendar, closingDays, noticeWindowDays } = terms
  const written = state.lifecycle ?? terms
  return lifecycleTerms({
    ...written,
    regime: statedRegime(regimeOf(state.type, state.party), written as RegimeTerms),
    isSigned: false,
    signatureDate: null,
    calendar,
    closingDays,
    noticeWindowDays,
  })
}

function knownBy(happened: string | null, day: Temporal.PlainDate): string | null {
  return happened !== null && happened <= day.toString() ? happened : null
}
