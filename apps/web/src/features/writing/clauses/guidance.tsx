import { EyeOff } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'

/** What negotiators know of a clause, and that nobody else does. */
export function Guidance({ words }: { words: string }) {
  const t = useTexts()
  return (
    <section
      aria-label={t('clauses.column.guidance')}
      className="flex flex-col gap-1.5 rounded-md bg-violet-soft p-3 text-violet-ink"
    >
      <p className="flex items-center gap-2 text-sm font-medium">
        <EyeOff aria-hidden className="size-4 shrink-0" />
        {t('clauses.column.guidance')}
      </p>
      <p className="break-words whitespace-pre-wrap text-ink">{words}</p>
      <p className="text-sm">{t('clauses.guidanceNotice')}</p>
    </section>
  )
}
