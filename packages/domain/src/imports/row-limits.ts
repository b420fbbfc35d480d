import type { Temporal } from 'temporal-polyfill'
import { termsOfAmendment } from '../amendments/stated-patch.ts'
import { lifecycleTerms, type LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import type { SpecialRegime } from '../deadlines/special-regime.ts'
import type { PlannedRow } from './import-row.ts'
import type { Classified } from './mapped-entry.ts'
import { nextLimit, type NextLimit } from './next-limit.ts'
import { effectOfAmendment, standing, statedPatches, statedTerms } from './row-terms.ts'

/** What the limits of a company's contracts depend on besides their terms. */
export interface LimitSettings extends Pick<
  LifecycleTerms,
  'calendar' | 'closingDays' | 'noticeWindowDays'
> {
  today: Temporal.PlainDate
  /** By the ids of a contract type and a counterparty, where they are known. */
  regimeOf: (typeId: string | null, counterpartyId: string | null) => SpecialRegime | null
}

type LimitedRow = Pick<PlannedRow, 'position' | 'kind' | 'values' | 'state'>

/**
 * The next limit of the contract that a row becomes, with the amendments among the rows that belong to it; null: it becomes
 * none. The engine runs at each call, not before.
 */
export function limitReader(
  { rows, roles }: { rows: readonly LimitedRow[]; roles: ReadonlyMap<number, Classified> },
  { today, regimeOf, ...company }: LimitSettings,
): (row: LimitedRow) => NextLimit | null {
  const amendments = Map.groupBy(
    rows.filter(({ kind, state }) => kind === 'amendment' && state !== 'skipped'),
    ({ position }) => roles.get(position)?.belongsToPosition ?? null,
  )
  return ({ position, kind, values, state }) => {
    if (kind !== 'contract' || state === 'skipped') return null
    const terms = lifecycleTerms({
      ...company,
      ...statedTerms(values),
      signatureDate: standing<string>(values, 'signatureDate'),
      regime: regimeOf(idIn(values, 'type'), idIn(values, 'counterparty')),
      amendments: (amendments.get(position) ?? []).flatMap(asAmendment),
    })
    return nextLimit(terms, today)
  }
}

/** One that will be created has no id yet. */
function idIn(values: LimitedRow['values'], field: 'type' | 'counterparty'): string | null {
  const value = standing<unknown>(values, field)
  return typeof value === 'string' ? value : null
}

/** Without the day of its signature nobody knows when it counts. */
function asAmendment({ position, values }: LimitedRow) {
  const signedOn = standing<string>(values, 'signatureDate')
  const effectiveOn = effectOfAmendment(values)
  if (signedOn === null || effectiveOn === null) return []
  const reference = standing<string>(values, 'title') ?? ''
  const id = String(position)
  const patches = statedPatches(values)
  return termsOfAmendment({ id, reference, signedOn, effectiveOn, patches }) ?? []
}
