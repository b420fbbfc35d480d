import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { ImportPlan } from '../plan-queries.ts'
import type { ShownRows } from './shown-rows.ts'

/**
 * « 8 412 contrats sur 10 000 ont une prochaine échéance connue. Ces 37 échéances tombent dans les 60 jours : commencez
 * par elles »: the first thing that a simulation says.
 */
export function LimitsLine({ importId, plan }: { importId: string; plan: ImportPlan }) {
  const t = useTexts()
  const { contracts, known, soon, unknown } = plan.limits
  if (contracts === 0) return null
  const show = (rows: ShownRows, text: string) => (
    <TextLink render={<AppLink to={paths.import(importId, { step: 'plan', show: rows })} />}>
      {text}
    </TextLink>
  )
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-x-2 text-lg font-semibold" role="status">
        <span>
          {known === 0
            ? t('import-plan.limit.noneKnown', { count: contracts })
            : t('import-plan.limit.known', { count: known, total: contracts })}
        </span>
        {known > 0 && soon === 0 && <span>{t('import-plan.limit.noneSoon')}</span>}
        {soon > 0 && show('soon', t('import-plan.limit.soon', { count: soon }))}
      </p>
      {unknown > 0 && <p>{show('unknown', t('import-plan.limit.lacking', { count: unknown }))}</p>}
    </div>
  )
}
