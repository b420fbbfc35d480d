import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useGo } from '../../../../platform/go.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths, patterns } from '../../../../platform/paths.ts'
import { useScreenSearch } from '../../../../platform/screen-address.ts'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { SplitView } from '../../../../ui/side-panel.tsx'
import { ToCompleteNotice } from '../../completion/public.ts'
import { ImportProgress } from '../import-progress.tsx'
import type { StepProps } from '../import-steps.ts'
import { readImportSearch } from '../imports-address.ts'
import { planQuery, type ImportPlan } from '../plan-queries.ts'
import { ReviewPart } from '../review/review-part.tsx'
import { CreateButton } from './create-button.tsx'
import { LimitsLine } from './limits-line.tsx'
import { RowPanel } from './row-panel.tsx'
import { RowsPart } from './rows-part.tsx'
import { SecondReaderPart } from './second-reader-part.tsx'
import { UndoButton } from './undo-button.tsx'
import { UnresolvedPart } from './unresolved-part.tsx'

/** The simulation: what will be created, and why not the rest; then what was. */
export function PlanStep({ page }: StepProps) {
  const { data: plan } = useQuery(planQuery(page._id))
  const go = useGo()
  const search = useScreenSearch(patterns.import, readImportSearch)
  const open = /^\d{1,7}$/.test(search.row ?? '') ? Number(search.row) : null
  const show = (changes: Record<string, string | undefined>) =>
    go(paths.import(page._id, { ...search, step: 'plan', ...changes }), { replace: true })
  if (page.state === 'planning') return <ImportProgress summary={page} fallback={null} />
  if (!plan)
    return (
      <LoadingRegion>
        <Skeleton className="h-60 rounded-lg" />
      </LoadingRegion>
    )
  return (
    <SplitView
      panel={
        open === null ? null : (
          <RowPanel
            key={open}
            importId={page._id}
            position={open}
            mayCorrect={page.state === 'toReview' || page.state === 'done'}
            mayAttach={page.state === 'toReview'}
            onClose={() => show({ row: undefined })}
          />
        )
      }
    >
      <div className="flex flex-col gap-6">
        {(page.state === 'creating' || page.state === 'undoing') && (
          <ImportProgress summary={page} fallback={null} />
        )}
        <LimitsLine importId={page._id} plan={plan} />
        <Counts plan={plan} />
        {page.state === 'done' && (
          <Suspense>
            <ToCompleteNotice />
          </Suspense>
        )}
        <div className="flex flex-wrap gap-3">
          <CreateButton page={page} plan={plan} />
          <UndoButton page={page} plan={plan} />
        </div>
        {(page.state === 'toReview' || page.state === 'done') && <ReviewPart page={page} />}
        {plan.secondReader && <SecondReaderPart page={page} readings={plan.secondReader} />}
        {page.state === 'toReview' && plan.unresolved.length > 0 && (
          <UnresolvedPart importId={page._id} plan={plan} />
        )}
        <RowsPart importId={page._id} plan={plan} search={search} onShow={show} />
      </div>
    </SplitView>
  )
}

/** « 812 contrats, 40 avenants, 96 pièces jointes, 31 doublons écartés, 12 à compléter ». */
function Counts({ plan: { counts, ambiguousDays } }: { plan: ImportPlan }) {
  const t = useTexts()
  const parts = (
    [
      'contracts',
      'amendments',
      'attachments',
      'duplicates',
      'skipped',
      'toComplete',
      'created',
      'left',
    ] as const
  ).flatMap((name) =>
    counts[name] > 0 ? [t(`import-plan.count.${name}`, { count: counts[name] })] : [],
  )
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold" role="status">
        {parts.length > 0 ? parts.join(', ') : t('import-plan.count.nothing')}
      </p>
      {counts.fromText > 0 && <p>{t('import-plan.count.fromText', { count: counts.fromText })}</p>}
      {counts.proposed > 0 && <p>{t('import-plan.count.proposed', { count: counts.proposed })}</p>}
      {counts.textsRefused > 0 && (
        <p>{t('import-plan.count.textsRefused', { count: counts.textsRefused })}</p>
      )}
      {counts.near > 0 && <p>{t('import-plan.count.near', { count: counts.near })}</p>}
      {ambiguousDays > 0 && <p>{t('import-plan.count.ambiguous', { count: ambiguousDays })}</p>}
    </div>
  )
}
