import { isDeviation, type PlaybookVerdict } from '@tacite/domain/clauses/playbook/playbook.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { PlaybookLine } from './playbook-queries.ts'
import { TextActs } from './text-acts.tsx'
import { useReopen } from './use-reopen.ts'

export interface LineActsProps {
  contractId: string
  line: PlaybookLine
  /** Why the reader cannot accept deviations; null: they can. */
  refusal: string | null
  onCompare: () => void
  onAccept: () => void
}

/** What can be done about a clause: compare it, mend the text, or accept that it deviates. */
export function LineActs({ contractId, line, refusal, onCompare, onAccept }: LineActsProps) {
  const t = useTexts()
  const reopen = useReopen(contractId, line)
  const { verdict, place } = line
  const { name } = line.clause
  return (
    <div className="flex flex-wrap gap-2 pt-1 empty:hidden">
      {place && place.kind !== 'hidden' && !AGREED.includes(verdict) && (
        <Button
          size="small"
          onClick={onCompare}
          aria-label={t('validation.playbook.compareOf', { name })}
        >
          {t('validation.playbook.compare')}
        </Button>
      )}
      <TextActs line={line} />
      {isDeviation(verdict) && (
        <Button
          size="small"
          disabledReason={refusal}
          onClick={onAccept}
          aria-label={t('validation.playbook.acceptOf', { name })}
        >
          {t('validation.playbook.accept')}
        </Button>
      )}
      {line.isExcepted && (
        <Button
          size="small"
          variant="quiet"
          disabledReason={refusal}
          isBusy={reopen.isPending}
          onClick={() => reopen.mutate()}
        >
          {t('validation.playbook.reopen')}
        </Button>
      )}
    </div>
  )
}

const AGREED: readonly PlaybookVerdict[] = ['standard', 'fallback']
