import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { Decision } from './decisions-queries.ts'

interface HistoryProps {
  history: readonly Decision[]
  /** Shown above already. */
  current: string | null
}

/** Earlier decisions, and those about earlier limits; what no longer applies says since when and why. */
export function DecisionHistory({ history, current }: HistoryProps) {
  const t = useTexts()
  const shown = history.filter(({ _id }) => _id !== current)
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
  const { choice, meaning, limit, until, reason, by: name, at, ended } = decision
  return (
    <li className="flex flex-col gap-0.5 border-l-2 border-line-strong pl-3">
      <span className={classNames(ended && 'text-ink-soft line-through')}>
        {t('decisions.past', { choice: t(`decisions.choice.${meaning}.${choice}`), day: limit })}
      </span>
      {ended && <span className="text-sm">{endedWords(t, ended)}</span>}
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

function endedWords(
  t: ReturnType<typeof useTexts>,
  { as, movedTo }: NonNullable<Decision['ended']>,
): string {
  if (as === 'limitMoved' && movedTo !== null) return t('decisions.ended.moved', { day: movedTo })
  return t(as === 'replaced' ? 'decisions.ended.replaced' : 'decisions.ended.gone')
}
