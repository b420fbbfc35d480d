import type { Widget } from '@tacite/domain/filters/widget-ids.ts'
import type { Dashboard } from './dashboard-queries.ts'

/** A figure of a year is compared within the year: in January, that of December was of another. */
const OF_THE_YEAR = /ThisYear$/

/**
 * A figure less what it was at a month end; null where there is nothing to compare.
 *
 * @example monthChange('signedThisYear', now, then) // 3
 */
export function monthChange(type: Widget, now: Dashboard, then: Dashboard): number | null {
  if (OF_THE_YEAR.test(type) && lastYear(now) !== lastYear(then)) return null
  const [figure, before] = [now, then].map(
    (said) => (said as Partial<Record<Widget, unknown>>)[type],
  )
  if (typeof figure !== 'number' || typeof before !== 'number') return null
  return type === 'requiredActionsCount' ? null : Math.round((figure - before) * 100) / 100
}

/** Of the years that the chart shows, the last is that of the figures. */
function lastYear({ statusContractsSigned }: Dashboard): string | undefined {
  return statusContractsSigned.at(-1)?._id
}
