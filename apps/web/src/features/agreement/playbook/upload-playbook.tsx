import { isDeviation } from '@tacite/domain/clauses/playbook/playbook.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useFigureWords } from './figure-words.ts'
import { examinedQuery, type ExaminedLine } from './playbook-queries.ts'
import { VERDICT_TONES } from './verdict-tones.ts'

interface UploadPlaybookProps {
  uploadId: string
  typeId: string
}

/** What the playbook of the chosen type says of a file, before a contract is made of it. */
export function UploadPlaybook({ uploadId, typeId }: UploadPlaybookProps) {
  const t = useTexts()
  const { data, error } = useQuery(examinedQuery(uploadId, typeId))
  if (error)
    return (
      <p className="text-sm text-red-ink">
        {t('validation.playbook.failed')} {messageOf(error)}
      </p>
    )
  if (!data || data.value.length === 0) return null
  const deviations = data.value.filter(({ verdict }) => isDeviation(verdict))
  return (
    <section
      aria-label={t('validation.playbook.title')}
      className="rounded-lg border border-line bg-paper p-3"
    >
      <p className="font-medium">
        {deviations.length > 0
          ? t('validation.playbook.deviations', { count: deviations.length })
          : t('validation.playbook.title')}
      </p>
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {data.value.map((line) => (
          <Line key={line.clause._id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line: { clause, verdict, title, wording, beyond } }: { line: ExaminedLine }) {
  const t = useTexts()
  const figures = useFigureWords(beyond)
  return (
    <li className="flex flex-col gap-0.5 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-words">{clause.name}</span>
        <Badge tone={VERDICT_TONES[verdict]}>{t(`validation.playbook.verdict.${verdict}`)}</Badge>
      </p>
      {verdict !== 'accepted' && (
        <p className="break-words text-ink-soft">
          {t(`validation.playbook.said.${verdict}`, { wording: wording?.name ?? '' })}
        </p>
      )}
      {figures.length > 0 && <p className="text-red-ink">{figures.join(' · ')}</p>}
      {title && <p className="break-words text-ink-soft">{title}</p>}
    </li>
  )
}
