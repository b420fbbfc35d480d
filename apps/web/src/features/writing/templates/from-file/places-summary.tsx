import type { ProposedFields } from '@tacite/api/writing/placeholder-shapes.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { decisionOn, type Decisions } from './decisions.ts'

/** What creating the template will do: said at its button. */
export function PlacesSummary({
  proposed: { placeholders },
  decisions,
}: {
  proposed: ProposedFields
  decisions: Decisions
}) {
  const t = useTexts()
  if (placeholders.length === 0) return null
  const accepted = placeholders
    .map((place) => decisionOn(place, decisions))
    .filter(({ isAccepted }) => isAccepted)
  const created = accepted.filter(({ variable }) => variable === null).length
  return (
    <p role="status" className="basis-full text-sm text-ink-soft">
      {t('templates.fill.summary', {
        created,
        placed: accepted.length - created,
        left: placeholders.length - accepted.length,
      })}
    </p>
  )
}
