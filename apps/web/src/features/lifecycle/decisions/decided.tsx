import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { Decision } from './decisions-queries.ts'

/** Why, by whom and when it was decided; of one put off, until when. */
export function Decided({ decided, isSettled }: { decided: Decision; isSettled: boolean }) {
  const t = useTexts()
  const formats = useFormats()
  const { by: name, at, reason, until } = decided
  return (
    <div className="flex flex-col gap-0.5">
      {until !== null && (
        <p>{t(isSettled ? 'decisions.laterUntil' : 'decisions.laterOver', { day: until })}</p>
      )}
      <p className="break-words">{t('decisions.because', { reason })}</p>
      <p className="text-sm text-ink-faint tabular-nums">
        {t('decisions.byOn', { name, moment: formats.instant(at) })}
      </p>
    </div>
  )
}
