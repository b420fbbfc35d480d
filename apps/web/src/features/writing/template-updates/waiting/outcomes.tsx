import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { DraftOutcome } from './use-take-in-many.ts'

/** What was done in each draft, and what is still to decide there. */
export function Outcomes({ outcomes }: { outcomes: readonly DraftOutcome[] }) {
  const t = useTexts()
  return (
    <ul role="status" className="flex flex-col divide-y divide-line rounded-lg border border-line">
      {outcomes.map((outcome) => {
        const { _id, title } = outcome.item
        const isDecided = outcome.kind === 'done' && outcome.done.left === 0
        return (
          <li key={_id} className="flex flex-col gap-1 p-3">
            <p className="font-medium break-words">{title}</p>
            <p
              className={outcome.kind === 'left' ? 'text-sm text-red-ink' : 'text-sm text-ink-soft'}
            >
              {outcome.kind === 'left'
                ? t('waiting-drafts.left', { reason: outcome.reason })
                : t('waiting-drafts.done', outcome.done)}
            </p>
            {!isDecided && (
              <TextLink render={<AppLink to={paths.contractEdit(_id)} />} className="w-fit text-sm">
                {t('waiting-drafts.decide')}
              </TextLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}
