import { useTexts } from '../../../../platform/locale.ts'
import type { ImportRow } from '../plan-queries.ts'

type Limit = NonNullable<ImportRow['limit']>

/** The next limit of a row in words: its day and what it is, or why there is none, with what is missing to know it. */
export function LimitWords({ limit: { day, kind, lacks } }: { limit: Limit }) {
  const t = useTexts()
  const fields = lacks.map((field) => t(`import-plan.field.${field}`)).join(', ')
  return (
    <span className="break-words">
      {day === null
        ? t(`import-plan.limit.${kind}`)
        : t('import-plan.limit.on', { day, what: t(`import-plan.limit.${kind}`) })}
      {lacks.length > 0 && <> {t('import-plan.limit.lacks', { fields })}</>}
    </span>
  )
}
