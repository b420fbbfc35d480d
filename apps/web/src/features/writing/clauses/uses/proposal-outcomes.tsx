import { useTexts } from '../../../../platform/locale.ts'
import type { Outcome } from '../../publishing/public.ts'
import type { ClauseUse } from './uses-queries.ts'
import { UseLink } from './uses-tab.tsx'

/** What was done in each, or why it was left. */
export function ProposalOutcomes(props: { outcomes: readonly Outcome<ClauseUse, number>[] }) {
  const t = useTexts()
  return (
    <ul role="status" className="flex flex-col divide-y divide-line rounded-lg border border-line">
      {props.outcomes.map((outcome) => (
        <li key={outcome.item.textId} className="flex flex-col gap-1 p-3">
          <UseLink use={outcome.item} />
          <p className={outcome.kind === 'left' ? 'text-sm text-red-ink' : 'text-sm text-ink-soft'}>
            {outcome.kind === 'left'
              ? t('clauses.uses.left', { reason: outcome.reason })
              : t('clauses.uses.done', { count: outcome.done })}
          </p>
          {outcome.kind !== 'left' && outcome.item.kind === 'template' && (
            <p className="text-sm">{t('clauses.uses.toPublish')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
