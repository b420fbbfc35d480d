import { useTexts } from '../../../../platform/locale.ts'
import type { LetterDraft } from './letter-draft.ts'

/** The days that a letter rests on, as the engine computes them, and the texts that it cites. */
export function ComputedDays({ draft }: { draft: LetterDraft }) {
  const t = useTexts()
  const { sendBy, prudentLimit, limit, effect, statusText, sources, caution } = draft
  const lines = [
    sendBy && t('notice-wizard.sendBy', { day: sendBy }),
    prudentLimit && t('notice-wizard.prudent', { day: prudentLimit }),
    limit && t('notice-wizard.limit', { day: limit }),
    effect && t('notice-wizard.effect', { day: effect }),
    statusText && t('notice-wizard.status', { status: statusText }),
    t('notice-wizard.sources', { sources: sources.join(' ; ') }),
  ].filter(Boolean)
  return (
    <section aria-label={t('notice-wizard.days')} className="flex flex-col gap-2">
      <ul className="grid gap-x-6 gap-y-1 rounded-md bg-sunken px-3 py-2 tabular-nums tablet:grid-cols-2">
        {lines.map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
      {caution && <p className="rounded-md bg-amber-soft px-3 py-2 text-amber-ink">{caution}</p>}
      <p className="text-sm text-ink-faint">{t('notice-wizard.advice')}</p>
    </section>
  )
}
