import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useGo } from '../../../../platform/go.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { SidePanel, SplitView } from '../../../../ui/side-panel.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { LimitWords } from '../plan/limit-words.tsx'
import type { ImportRowDetail } from '../plan-queries.ts'
import { DeskDocument } from './desk-document.tsx'
import { DeskKey } from './desk-key.tsx'
import { DeskLines } from './desk-lines.tsx'
import { finishRow, reviewQuery } from './review-queries.ts'
import { useDesk } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'

interface DeskViewProps {
  importId: string
  row: ImportRowDetail
  scope: 'doubts' | 'all'
  onNext: () => void
}

/** One contract of an import: its document, and beside it what was read. */
export function DeskView({ importId, row, scope, onNext }: DeskViewProps) {
  const t = useTexts()
  const go = useGo()
  const desk = useDesk(importId, row)
  const [turned, setTurned] = useState<number | null>(null)
  const finish = useMutation({
    mutationFn: () => finishRow(importId, row.position, true),
    meta: { changes: ['imports'] },
    onSuccess: onNext,
  })
  const { active } = desk
  // A page that a person turned to stays until the cursor moves.
  const page = turned ?? active?.proof?.page ?? 1
  const turn = (to: number) => setTurned(Math.min(Math.max(to, 1), row.pages ?? 1))
  useDeskKeys(desk, {
    onFinish: () => finish.mutate(),
    onSkip: onNext,
    onMove: () => setTurned(null),
    onTurn: (by) => turn(page + by),
  })
  const title = row.title || row.name
  return (
    <SplitView
      panel={
        <SidePanel
          title={title}
          onClose={() => go(paths.import(importId, { step: 'plan' }))}
          footer={
            <>
              <Button trailing={<DeskKey keys="P" />} onClick={onNext}>
                {t('import-review.act.skip')}
              </Button>
              <Button
                variant="primary"
                isBusy={finish.isPending}
                trailing={<DeskKey keys="V" />}
                onClick={() => finish.mutate()}
              >
                {t('import-review.act.finish')}
              </Button>
            </>
          }
        >
          <div className="flex flex-col gap-5">
            <p className="text-sm break-words text-ink-soft">{row.name}</p>
            {row.review.takenBy !== null && (
              <p role="status" className="text-amber-ink">
                {t('import-review.taken', { name: row.review.takenBy })}
              </p>
            )}
            {row.review.reviewedBy !== null && (
              <p role="status" className="text-sm text-ink-soft">
                {t('import-review.reviewedBy', { name: row.review.reviewedBy })}
              </p>
            )}
            {row.refusal && <p role="status">{row.refusal.message}</p>}
            {row.limit && (
              <p aria-live="polite">
                <span className="font-semibold">{t('import-plan.limit.title')}</span>
                <br />
                <LimitWords limit={row.limit} />
              </p>
            )}
            {desk.error && (
              <p role="alert" className="text-red-ink">
                {messageOf(desk.error)}
              </p>
            )}
            <DeskLines desk={desk} onMove={() => setTurned(null)} />
          </div>
        </SidePanel>
      }
    >
      <Head importId={importId} scope={scope} row={row} />
      <DeskDocument importId={importId} row={row} page={page} desk={desk} onTurn={turn} />
    </SplitView>
  )
}

function Head({ importId, scope, row }: Pick<DeskViewProps, 'importId' | 'scope' | 'row'>) {
  const t = useTexts()
  const { data } = useQuery(reviewQuery(importId))
  return (
    <PageHeader
      back={
        <TextLink isQuiet render={<AppLink to={paths.import(importId, { step: 'plan' })} />}>
          {t('import-review.back')}
        </TextLink>
      }
      title={t('import-review.title')}
      description={
        <span className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
          {data && (
            <span role="status">
              {t('import-review.progress', { done: data.reviewed, total: data.rows })}
            </span>
          )}
          <TextLink
            isQuiet
            render={
              <AppLink
                to={paths.importReview(importId, {
                  row: String(row.position),
                  show: scope === 'all' ? undefined : 'all',
                })}
              />
            }
          >
            {t(scope === 'all' ? 'import-review.only.doubts' : 'import-review.only.all')}
          </TextLink>
        </span>
      }
    />
  )
}
