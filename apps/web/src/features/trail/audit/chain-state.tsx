import { refetchStale } from '../../../platform/refetch-stale.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { chainQuery, checkChain, type ChainReport } from './audit-queries.ts'

/** The length of the chain, its last checkpoint, and the result of its last check; a new check starts here. */
export function ChainState() {
  const t = useTexts()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const { data: report } = useQuery(chainQuery)
  const checking = useMutation({
    mutationFn: () => checkChain((now) => queryClient.setQueryData(chainQuery.queryKey, now)),
    onSettled: () => refetchStale(queryClient, ['audit']),
  })
  if (!report) return <Skeleton className="mb-4 h-28 w-full" />
  const { check, checkpoint } = report
  const isUnfinished = check !== null && check.finishedAt === null
  return (
    <section
      aria-labelledby="audit-chain"
      className="mb-4 flex flex-col gap-2 rounded-lg border border-line bg-canvas px-4 py-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="audit-chain" className="font-semibold">
            {t('audit-screen.chain.title')}
            <span className="font-normal text-ink-soft">
              {' · '}
              {t('audit-screen.chain.length', { count: report.length })}
              {report.unchained > 0 &&
                ` · ${t('audit-screen.chain.unchained', { count: report.unchained })}`}
            </span>
          </h2>
          <p className="text-sm text-ink-soft">
            {checkpoint
              ? t('audit-screen.chain.checkpoint', {
                  sequence: checkpoint.sequence,
                  at: formats.instant(checkpoint.at),
                })
              : t('audit-screen.chain.noCheckpoint')}
            {checkpoint?.isTimestamped && ` ${t('audit-screen.chain.timestamped')}`}
            {checkpoint && ` ${t('audit-screen.chain.beyond')}`}
          </p>
          {report.head && (
            <p className="text-sm text-ink-faint">
              {t('audit-screen.chain.head')}{' '}
              <span className="text-xs break-all">{report.head}</span>
            </p>
          )}
        </div>
        <Button isBusy={checking.isPending} onClick={() => checking.mutate()}>
          {t(isUnfinished ? 'audit-screen.chain.goOn' : 'audit-screen.chain.check')}
        </Button>
      </div>
      {checking.isPending && check && (
        <ProgressBar
          label={t('audit-screen.chain.checking')}
          value={check.checkedTo}
          max={check.goal}
          detail={`${formats.number(check.checkedTo)} / ${formats.number(check.goal)}`}
        />
      )}
      <div role="status">{!checking.isPending && <Found check={check} />}</div>
      <Witness report={report} />
    </section>
  )
}

/** What is wrong with the checkpoints outside the database, checked or not. */
function Witness({ report }: { report: ChainReport }) {
  const t = useTexts()
  const { lostCheckpoints, isCheckpointOverdue } = report
  if (lostCheckpoints === 0 && !isCheckpointOverdue) return null
  return (
    <p className="flex gap-2 text-sm text-red-ink">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {lostCheckpoints > 0
        ? t('audit-screen.chain.lost', { count: lostCheckpoints })
        : t('audit-screen.chain.overdue')}
    </p>
  )
}

function Found({ check }: Pick<ChainReport, 'check'>) {
  const t = useTexts()
  const formats = useFormats()
  const icon = 'mt-0.5 size-4 shrink-0'
  if (!check) {
    return (
      <p className="flex gap-2 text-sm text-ink-soft">
        <ShieldQuestionMark aria-hidden className={icon} />
        {t('audit-screen.chain.never')}
      </p>
    )
  }
  const { by, goal, checkedTo, brokenAt, finishedAt } = check
  if (finishedAt === null)
    return (
      <p className="text-sm text-ink-soft">
        {t('audit-screen.chain.unfinished', { checkedTo, goal })}
      </p>
    )
  const at = formats.instant(finishedAt)
  return brokenAt === null ? (
    <p className="flex gap-2 text-sm text-green-ink">
      <ShieldCheck aria-hidden className={icon} />
      {t('audit-screen.chain.intact', { at, by, goal })}
    </p>
  ) : (
    <p className="flex gap-2 text-sm text-red-ink">
      <ShieldAlert aria-hidden className={icon} />
      {t('audit-screen.chain.broken', { at, by, brokenAt })}
    </p>
  )
}
