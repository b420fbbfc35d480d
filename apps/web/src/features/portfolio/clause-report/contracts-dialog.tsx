import type { PlaybookVerdict } from '@tacite/domain/clauses/playbook/playbook.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { reportContractsQuery, type ClauseReportLine } from './report-queries.ts'

interface ContractsDialogProps {
  line: ClauseReportLine
  verdict: PlaybookVerdict
  isBeyond: boolean
  onClose: () => void
}

/** The contracts behind a figure; each opens where its clauses are judged. */
export function ContractsDialog({ line, verdict, isBeyond, onClose }: ContractsDialogProps) {
  const t = useTexts()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    reportContractsQuery({ clause: line.clause._id, verdict, beyond: isBeyond }),
  )
  const contracts = data?.pages.flatMap(({ value }) => value)
  const what = isBeyond ? 'beyond' : verdict
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={line.clause.name}
      description={t(`clauses.report.verdict.${what}`)}
      footer={<Button onClick={onClose}>{t('common.action.close')}</Button>}
    >
      {error && !data && <p role="alert">{messageOf(error)}</p>}
      {!data && !error && (
        <LoadingRegion>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
      {contracts?.length === 0 && <p className="text-ink-soft">{t('clauses.report.noContract')}</p>}
      {contracts && contracts.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {contracts.map(({ _id, title, reference, isBeyond: names }) => (
            <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <TextLink
                render={<AppLink to={paths.contractEdit(_id, { tab: 'validation' })} />}
                className="min-w-0"
              >
                <span className="break-words">{title}</span>
              </TextLink>
              <span className="text-sm text-ink-faint tabular-nums">{reference}</span>
              {names && !isBeyond && <Badge tone="red">{t('clauses.report.verdict.beyond')}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('clauses.uses.more')}
        </Button>
      )}
    </Dialog>
  )
}
