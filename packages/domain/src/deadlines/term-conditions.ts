import type { Temporal } from 'temporal-polyfill'
import { appliesBy, inOrderOfEffect } from './amendment.ts'
import type { Amendment, AmendmentPatch, ConditionField } from './amendment.ts'
import { fieldSource } from './field-sources.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import type { RenewalConditions } from './renewal-conditions.ts'
import { regimeConditions } from './regime-conditions.ts'
import { lawSource, MAIN_LAW } from './regime-laws.ts'
import type { TraceSource } from './trace.ts'

/** The conditions of one term, and the source of each that was not typed. */
export interface TermConditions extends RenewalConditions {
  sources: Partial<Record<ConditionField, TraceSource>>
  /** Amendments that changed one of them. */
  amendments: readonly Amendment[]
}

/**
 * The conditions of a term that ends on `end`: what was typed, then the amendments signed and in
 * effect by then, then what a special regime imposes.
 */
export function conditionsBy(terms: LifecycleTerms, end: Temporal.PlainDate): TermConditions {
  const applied = inOrderOfEffect(terms.amendments).filter(
    (amendment) => appliesBy(amendment, end) && amendment.patches.some(isConditionPatch),
  )
  const typed = applied.reduce<TermConditions>(amended, {
    ...typedConditions(terms),
    sources: {},
    amendments: applied,
  })
  const imposed = regimeConditions(terms.regime, typed, end)
  const sources = { ...typed.sources, ...imposedSources(terms, imposed, end) }
  return { ...typed, ...imposed, sources }
}

/** Where the value of a condition came from. */
export function conditionSource(
  terms: LifecycleTerms,
  conditions: TermConditions,
  field: ConditionField,
): TraceSource {
  return conditions.sources[field] ?? fieldSource(terms, field)
}

function typedConditions(terms: LifecycleTerms): RenewalConditions {
  return {
    renewalType: terms.renewalType,
    renewalDuration: terms.renewalDuration,
    maxRenewals: terms.maxRenewals,
    notice: terms.notice,
    roll: terms.roll,
    noticeCountsWhen: terms.noticeCountsWhen,
    sendingMode: terms.sendingMode,
    earlyExit: terms.earlyExit,
    indeterminateAlignment: terms.indeterminateAlignment,
  }
}

type ConditionPatch = Exclude<AmendmentPatch, { field: 'endDate' | 'duration' | 'effectiveDate' }>

function isConditionPatch(patch: AmendmentPatch): patch is ConditionPatch {
  const { field } = patch
  return field !== 'endDate' && field !== 'duration' && field !== 'effectiveDate'
}

function amended(conditions: TermConditions, amendment: Amendment): TermConditions {
  const patches = amendment.patches.filter(isConditionPatch)
  const { id, reference, signedOn } = amendment
  const sourceOf = (field: ConditionField): TraceSource => {
    return { kind: 'amendment', field, id, reference, signedOn }
  }
  return {
    ...conditions,
    ...Object.fromEntries(patches.map(({ field, value }) => [field, value])),
    sources: {
      ...conditions.sources,
      ...Object.fromEntries(patches.map(({ field }) => [field, sourceOf(field)])),
    },
  }
}

function imposedSources(
  terms: LifecycleTerms,
  imposed: Partial<RenewalConditions>,
  day: Temporal.PlainDate,
): Partial<Record<ConditionField, TraceSource>> {
  if (terms.regime === null) return {}
  const law = lawSource(MAIN_LAW[terms.regime.kind], day)
  return Object.fromEntries(Object.keys(imposed).map((field) => [field, law]))
}
