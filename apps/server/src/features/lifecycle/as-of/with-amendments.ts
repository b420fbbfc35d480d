import type { HeldValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { dayFromIso } from '@tacite/domain/calendar/iso-day.ts'
import type { SetValue } from '@tacite/domain/amendments/value-history.ts'
import type { SettingDocuments } from './setting-documents.query.ts'

/**
 * The spans of a value, oldest first, with those that amendments set: each holds from the day that it takes effect
 * until the next one does.
 */
export function withAmendments(
  recorded: readonly HeldValue[],
  history: readonly SetValue[],
  field: string,
  textOf: (set: SetValue) => string | null,
  { documentOf }: SettingDocuments,
): HeldValue[] {
  return history
    .filter((set) => set.field === field)
    .reduce<HeldValue[]>(
      (held, set) => [
        ...endedBefore(held, set.from),
        {
          text: textOf(set),
          from: set.from,
          to: null,
          how: 'amended',
          by: null,
          at: null,
          because: null,
          document: documentOf(set.amendment),
        },
      ],
      [...recorded],
    )
}

function endedBefore(held: readonly HeldValue[], day: string): HeldValue[] {
  const last = dayFromIso(day).subtract({ days: 1 }).toString()
  return held
    .filter(({ from }) => from === null || from < day)
    .map((each) => (each.to === null || each.to >= day ? { ...each, to: last } : each))
}
