import type { ProposedFields } from '@tacite/api/writing/placeholder-shapes.ts'
import { useTexts } from '../../../../platform/locale.ts'

/** What is left to fill in and cannot become a field here. */
export function PlacesApart({ proposed }: { proposed: ProposedFields }) {
  const t = useTexts()
  const { unplaced, inTitles, passages, leftOut } = proposed
  if (unplaced + inTitles + passages + leftOut === 0) return null
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-ink-soft">
      {inTitles > 0 && <li>{t('templates.fill.inTitles', { count: inTitles })}</li>}
      {passages > 0 && <li>{t('templates.fill.passages', { count: passages })}</li>}
      {unplaced > 0 && <li>{t('templates.fill.unplaced', { count: unplaced })}</li>}
      {leftOut > 0 && <li>{t('templates.fill.leftOut', { count: leftOut })}</li>}
    </ul>
  )
}
