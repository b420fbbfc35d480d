import type { AmendedValue } from '@tacite/api/lifecycle/amended-value.ts'
import { Temporal } from 'temporal-polyfill'
import { useTexts } from '../../../../platform/locale.ts'
import { useTermWords } from '../corrections/use-term-words.ts'
import { SettingDocument } from '../../parts/public.ts'

/** Settings of a line that only its notes show: with their names and values. */
const UNSEEN: ReadonlySet<string> = new Set([
  'noticeCountsWhen',
  'sendingMode',
  'roll',
  'indeterminateAlignment',
])

interface AmendedNotesProps {
  /** What amendments did to one value, in order of effect. */
  amended: readonly AmendedValue[]
  currency: string
}

/** Below a value: the amendments that set it, with the values before, and those that will. */
export function AmendedNotes({ amended, currency }: AmendedNotesProps) {
  const words = useTermWords({ currency })
  return amended.map((each) => {
    const { label, before, after } = words(each)
    return (
      <span
        key={`${each.from} ${each.field} ${each.setBy._id}`}
        className="block text-sm break-words text-ink-faint tabular-nums"
      >
        <SettingDocument setBy={each.setBy} /> ·{' '}
        <Turn each={each} label={label} before={before} after={after} />
      </span>
    )
  })
}

/** « 3 mois jusqu’au 30/06/2026 », or what comes from a day on. */
function Turn(props: { each: AmendedValue; label: string; before: string; after: string }) {
  const { each, label, before, after } = props
  const t = useTexts()
  const { isInForce, from: day, field } = each
  // The whole life is counted from the new date: the former one held on no day of its own.
  if (field === 'effectiveDate') return t('amendments.setBy.instead', { value: before })
  const last = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
  const turn = isInForce
    ? t('amendments.setBy.until', { day: last, value: before })
    : t('amendments.setBy.from', { day, value: after })
  if (!UNSEEN.has(field)) return turn
  const text = isInForce ? [after, turn].join(', ') : turn
  return t('amendments.setBy.named', { label, text })
}
