import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useFigureWords } from './figure-words.ts'
import type { ExaminedLine } from './playbook-queries.ts'
import { VERDICT_TONES } from './verdict-tones.ts'

/** A clause, its verdict, what it means, and the figures beyond ours. */
export function LineWords({ line }: { line: Omit<ExaminedLine, 'title' | 'rule'> }) {
  const t = useTexts()
  const { clause, verdict, wording, beyond } = line
  const figures = useFigureWords(beyond)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-medium break-words">{clause.name}</span>
        <Badge tone={VERDICT_TONES[verdict]}>{t(`validation.playbook.verdict.${verdict}`)}</Badge>
      </p>
      {verdict !== 'accepted' && (
        <p className="break-words text-ink-soft">
          {t(`validation.playbook.said.${verdict}`, { wording: wording?.name ?? '' })}
        </p>
      )}
      {figures.length > 0 && <p className="text-red-ink">{figures.join(' · ')}</p>}
    </>
  )
}
