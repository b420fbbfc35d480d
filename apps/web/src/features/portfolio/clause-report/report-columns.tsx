import type { PlaybookVerdict } from '@tacite/domain/clauses/playbook/playbook.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import type { TableColumn } from '../../../ui/table-column.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { ClauseReportLine } from './report-queries.ts'

/** In the order in which people look: what to act on first. */
const SHOWN = [
  'missing',
  'changed',
  'refused',
  'forbidden',
  'accepted',
  'standard',
  'fallback',
  'notCompared',
] as const satisfies readonly PlaybookVerdict[]

export function reportColumns(t: ReturnType<typeof useTexts>): TableColumn<ClauseReportLine>[] {
  return [
    {
      id: 'clause',
      header: t('clauses.report.column.clause'),
      isRowHeader: true,
      cell: (line) => (
        <>
          <ClauseLink line={line} />
          <Beyond line={line} />
        </>
      ),
    },
    ...SHOWN.map((verdict) => ({
      id: verdict,
      header: t(`clauses.report.column.${verdict}`),
      align: 'end' as const,
      width: 'w-24',
      ...(verdict === 'notCompared' || verdict === 'fallback' ? { from: 'wide' as const } : {}),
      cell: (line: ClauseReportLine) => <Figure line={line} verdict={verdict} />,
    })),
  ]
}

/** On a phone: the clause, and each figure that is not zero. */
export function ReportCard({ line }: { line: ClauseReportLine }) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-1">
      <ClauseLink line={line} />
      <Beyond line={line} />
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {SHOWN.filter((verdict) => line.counts[verdict] > 0).map((verdict) => (
          <div key={verdict} className="flex gap-1.5">
            <dt className="text-ink-soft">{t(`clauses.report.column.${verdict}`)}</dt>
            <dd>
              <Figure line={line} verdict={verdict} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function ClauseLink({ line: { clause } }: { line: ClauseReportLine }) {
  return (
    <TextLink isQuiet render={<AppLink to={paths.clause(clause._id)} />}>
      <span className="font-medium break-words">{clause.name}</span>
    </TextLink>
  )
}

/** « 12 au-delà de nos chiffres ». */
function Beyond({ line: { clause, beyond } }: { line: ClauseReportLine }) {
  const t = useTexts()
  if (beyond === 0) return null
  const to = paths.clauseReport({ clause: clause._id, verdict: 'changed', beyond: 'true' })
  return (
    <span className="block text-sm">
      <TextLink render={<AppLink to={to} />}>
        {t('clauses.report.beyond', { count: beyond })}
      </TextLink>
    </span>
  )
}

function Figure({ line, verdict }: { line: ClauseReportLine; verdict: PlaybookVerdict }) {
  const t = useTexts()
  const formats = useFormats()
  const count = line.counts[verdict]
  if (count === 0) return <span className="text-ink-faint tabular-nums">0</span>
  const to = paths.clauseReport({ clause: line.clause._id, verdict })
  return (
    <TextLink
      render={
        <AppLink
          to={to}
          aria-label={t('clauses.report.figure', {
            name: line.clause.name,
            verdict: t(`clauses.report.verdict.${verdict}`),
            count,
          })}
        />
      }
    >
      <span className="tabular-nums">{formats.number(count)}</span>
    </TextLink>
  )
}
