import { TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import type { ImportPage } from '../imports-queries.ts'

/** Before anything is changed: what was simulated by these rules will not be created any more. */
export function PlanNotice({ page }: { page: ImportPage }) {
  const t = useTexts()
  if (page.state !== 'toReview') return null
  return (
    <p className="flex max-w-3xl items-start gap-2 rounded-md bg-amber-soft px-4 py-2.5 text-sm text-amber-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('import-plan.mapping.again')}
    </p>
  )
}
