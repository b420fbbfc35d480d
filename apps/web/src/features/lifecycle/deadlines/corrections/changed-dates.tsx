import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'

interface ChangedDatesProps {
  before: ContractDeadlines
  after: ContractDeadlines
}

const DAYS = ['endDate', 'finalEnd', 'prudentLimit', 'legalLimit', 'sendBy'] as const

/** What becomes of the deadlines: each that changes, before and after. */
export function ChangedDates({ before, after }: ChangedDatesProps) {
  const t = useTexts()
  const formats = useFormats()
  const dayOf = (day: string | null) => (day ? formats.day(day) : t('corrections.none'))
  const rows = [
    [t('corrections.date.phase'), before.phaseText, after.phaseText] as const,
    ...DAYS.map(
      (name) => [t(`corrections.date.${name}`), dayOf(before[name]), dayOf(after[name])] as const,
    ),
    [t('corrections.date.exit'), dayOf(exitOf(before)), dayOf(exitOf(after))] as const,
  ].filter(([, old, next]) => old !== next)
  return (
    <section aria-labelledby="changed-dates" className="flex flex-col gap-1.5">
      {/* No heading: it stands below one in a form, and below the title of a window. */}
      <p id="changed-dates" className="font-medium">
        {t('corrections.changes')}
      </p>
      {rows.length === 0 && <p className="text-sm text-ink-soft">{t('corrections.unchanged')}</p>}
      <dl className="flex flex-col gap-1.5 text-sm">
        {rows.map(([label, old, next]) => (
          <div key={label}>
            <dt className="text-ink-faint">{label}</dt>
            <dd className="tabular-nums">
              <BeforeAfter before={old} after={next} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** « 30/09/2026 → 31/10/2026 ». */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  const t = useTexts()
  return (
    <>
      <span className="sr-only">{t('corrections.before')} </span>
      <s className="break-words whitespace-pre-line text-ink-faint">{before}</s>
      <span aria-hidden> → </span>
      <span className="sr-only"> {t('corrections.after')} </span>
      <span className="font-medium break-words whitespace-pre-line">{after}</span>
    </>
  )
}

function exitOf({ earlyExits }: ContractDeadlines): string | null {
  return earlyExits[0]?.exitOn ?? null
}
