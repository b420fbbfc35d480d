import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Decision } from './decisions-queries.ts'

interface HistoryProps {
  history: readonly Decision[]
  /** Shown above already. */
  current: readonly string[]
}

/** Earlier decisions, and those about earlier limits; what no longer applies says since when and why. */
export function DecisionHistory({ history, current }: HistoryProps) {
  const t = useTexts()
  const shown = history.filter(({ _id }) => !current.includes(_id))
  if (shown.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t('decisions.history')}</h3>
      <ol className="flex flex-col gap-3">
        {shown.map((decision) => (
          <HistoryLine key={decision._id} decision={decision} />
        ))}
      </ol>
    </div>
  )
}

function HistoryLine({ decision }: { decision: Decision }) {
  const t = useTexts()
  const formats = useFormats()
  const { until, reason, by: name, at, ended } = decision
  return (
    <li className="flex flex-col gap-0.5 border-l-2 border-line-strong pl-3">
      <span className={classNames(ended && 'text-ink-soft line-through')}>
        {pastWords(t, decision)}
      </span>
      {ended && <span className="text-sm">{endedWords(t, decision, ended)}</span>}
      {until !== null && (
        <span className="text-sm text-ink-soft">{t('decisions.laterUntil', { day: until })}</span>
      )}
      <span className="break-words text-sm text-ink-soft">
        {t('decisions.because', { reason })}
      </span>
      <span className="text-sm text-ink-faint tabular-nums">
        {t('decisions.byOn', { name, moment: formats.instant(at) })}
      </span>
    </li>
  )
}

function pastWords(t: ReturnType<typeof useTexts>, decision: Decision): string {
  const { limit: day } = decision
  if (decision.about === 'term')
    return t('decisions.past', {
      choice: t(`decisions.choice.${decision.meaning}.${decision.choice}`),
      day,
    })
  const choice = t(`decisions.exit.choice.${decision.choice}`)
  return t('decisions.exit.past', { choice, exitOn: decision.exitOn, day })
}

function endedWords(
  t: ReturnType<typeof useTexts>,
  { about }: Decision,
  { as, movedTo }: NonNullable<Decision['ended']>,
): string {
  if (as === 'limitMoved' && movedTo !== null) return t('decisions.ended.moved', { day: movedTo })
  if (as === 'exitNotified') return t('decisions.exit.notified')
  if (as === 'replaced') return t('decisions.ended.replaced')
  return t(about === 'exit' ? 'decisions.exit.gone' : 'decisions.ended.gone')
}
