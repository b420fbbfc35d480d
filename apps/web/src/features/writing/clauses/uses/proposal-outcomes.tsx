import { useTexts } from '../../../../platform/locale.ts'
import type { Outcome } from '../../publishing/public.ts'
import type { ClauseUse } from './uses-queries.ts'

/** What was done in each, or why it was left. */
export function ProposalOutcomes(props: { outcomes: readonly Outcome<ClauseUse, number>[] }) {
  const t = useTexts()
  return (
    <ul role="status" className="flex flex-col divide-y divide-line rounded-lg border border-line">
      {props.outcomes.map((outcome) => (
        <li key={outcome.item.textId} className="flex flex-col gap-1 p-3">
          <p className="font-medium break-words">{outcome.item.title}</p>
          <p className={outcome.kind === 'left' ? 'text-sm text-red-ink' : 'text-sm text-ink-soft'}>
            {outcome.kind === 'left'
              ? t('clauses.uses.left', { reason: outcome.reason })
              : t('clauses.uses.done', { count: outcome.done })}
          </p>
        </li>
      ))}
    </ul>
  )
}
