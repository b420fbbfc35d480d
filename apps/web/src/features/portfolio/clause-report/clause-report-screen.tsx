import type { clauseReportEndpoints } from '@tacite/api/portfolio/clause-report-endpoints.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { call } from '../../../platform/api.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths, patterns } from '../../../platform/paths.ts'
import { messageOf, showError } from '../../../platform/query-client.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ContractsDialog } from './contracts-dialog.tsx'
import { readReportAddress } from './report-address.ts'
import { reportColumns, ReportCard } from './report-columns.tsx'
import { isRunning, reportQuery, type ClauseReport } from './report-queries.ts'

/** « Le portefeuille face aux clauses attendues »: clause by clause, how many signed contracts say it, and how. */
export function ClauseReportScreen() {
  const t = useTexts()
  const go = useGo()
  useDocumentTitle(t('clauses.report.title'))
  const { clause, verdict, beyond } = useScreenSearch(patterns.clauseReport, readReportAddress)
  const { data: report, error } = useQuery(reportQuery)
  const ask = useAsk()
  const line = report?.value.find((each) => each.clause._id === clause)
  return (
    <>
      <PageHeader
        back={
          <TextLink isQuiet render={<AppLink to={paths.clauses()} />}>
            {t('clauses.title')}
          </TextLink>
        }
        title={t('clauses.report.title')}
        description={t('clauses.report.lead')}
        actions={
          <Button
            variant="primary"
            icon={<FileSearch aria-hidden />}
            isBusy={ask.isPending}
            disabledReason={isRunning(report) ? t('clauses.report.running') : null}
            onClick={() => ask.mutate()}
          >
            {t(`clauses.report.${report?.run ? 'again' : 'ask'}`)}
          </Button>
        }
      />
      {error && !report ? (
        <p role="alert">{messageOf(error)}</p>
      ) : (
        <>
          <Standing report={report} />
          <Table
            caption={t('clauses.report.title')}
            columns={reportColumns(t)}
            rows={report?.value}
            keyOf={(each) => each.clause._id}
            nameOf={(each) => each.clause.name}
            card={(each) => <ReportCard line={each} />}
            empty={<Empty report={report} />}
          />
        </>
      )}
      {line && verdict && (
        <ContractsDialog
          line={line}
          verdict={verdict}
          isBeyond={beyond === 'true'}
          onClose={() => go(paths.clauseReport())}
        />
      )}
    </>
  )
}

function useAsk() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof clauseReportEndpoints.ask>('POST', '/portfolio/clauses', {}),
    onSuccess: (answer) => queryClient.setQueryData(reportQuery.queryKey, answer),
    onError: showError,
  })
}

/** When the contracts were examined, by whom, and what is not in it. */
function Standing({ report }: { report: ClauseReport | undefined }) {
  const t = useTexts()
  const formats = useFormats()
  if (!report?.run) return null
  const { askedAt, askedBy, done, total, finishedAt, isFailed } = report.run
  const moment = formats.instant(askedAt)
  return (
    <div className="mb-4 flex flex-col gap-2" aria-live="polite">
      {isRunning(report) ? (
        <ProgressBar
          label={t('clauses.report.progress')}
          value={done}
          max={total}
          detail={t('clauses.report.examined', { done, count: total })}
        />
      ) : (
        <p className="text-sm text-ink-soft">
          {t('clauses.report.asked', { name: askedBy, moment })}{' '}
          {finishedAt && t('clauses.report.total', { count: total })}
        </p>
      )}
      {isFailed && (
        <p className="rounded-md bg-red-soft px-3 py-2 text-red-ink">
          {t('clauses.report.failed', { done, count: total })}
        </p>
      )}
      {report.isOutdated && !isRunning(report) && (
        <p className="rounded-md bg-amber-soft px-3 py-2 text-amber-ink">
          {t('clauses.report.outdated')}
        </p>
      )}
    </div>
  )
}

function Empty({ report }: { report: ClauseReport | undefined }) {
  const t = useTexts()
  const key = report?.run ? 'nothing' : 'none'
  return (
    <EmptyState icon={<FileSearch aria-hidden />} title={t(`clauses.report.${key}`)}>
      {t(`clauses.report.${key}Hint`)}
    </EmptyState>
  )
}
