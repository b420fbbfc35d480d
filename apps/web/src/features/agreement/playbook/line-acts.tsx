import { isDeviation, type PlaybookVerdict } from '@tacite/domain/clauses/playbook/playbook.ts'
import { Ellipsis } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import type { LineAct } from './line-act.ts'
import type { PlaybookLine } from './playbook-queries.ts'
import { useReopen } from './use-reopen.ts'
import { useTextActs } from './use-text-acts.ts'

export interface LineActsProps {
  contractId: string
  line: PlaybookLine
  /** Why the reader cannot accept deviations; null: they can. */
  refusal: string | null
  onCompare: () => void
  onAccept: () => void
}

/** Of more acts than these the others stand in a menu. */
const MOST_BUTTONS = 2

/** What can be done about a clause: compare it, mend the text, or accept that it deviates. */
export function LineActs(props: LineActsProps) {
  const t = useTexts()
  const acts = useLineActs(props)
  const further = acts.slice(MOST_BUTTONS)
  if (acts.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 pt-1">
      {acts.slice(0, MOST_BUTTONS).map(({ label, fullName, refusal, isBusy, run }) => (
        <Button
          key={label}
          size="small"
          disabledReason={refusal}
          isBusy={isBusy ?? false}
          onClick={run}
          aria-label={fullName}
        >
          {label}
        </Button>
      ))}
      {further.length > 0 && (
        <LazyMenu
          align="end"
          trigger={
            <IconButton
              size="small"
              label={t('validation.playbook.moreOf', { name: props.line.clause.name })}
              icon={<Ellipsis aria-hidden />}
            />
          }
          groups={[
            {
              actions: further.map(({ label, refusal, run }) => ({
                label,
                disabledReason: refusal,
                onSelect: run,
              })),
            },
          ]}
        />
      )}
    </div>
  )
}

/** The acts of a clause, the likeliest first. */
function useLineActs({ contractId, line, refusal, onCompare, onAccept }: LineActsProps): LineAct[] {
  const t = useTexts()
  const reopen = useReopen(contractId, line)
  const textActs = useTextActs(line)
  const { verdict, place } = line
  const { name } = line.clause
  const isComparable = place && place.kind !== 'hidden' && !AGREED.includes(verdict)
  const compare: LineAct = {
    label: t('validation.playbook.compare'),
    fullName: t('validation.playbook.compareOf', { name }),
    refusal: null,
    run: onCompare,
  }
  const accept: LineAct = {
    label: t('validation.playbook.accept'),
    fullName: t('validation.playbook.acceptOf', { name }),
    refusal,
    run: onAccept,
  }
  const withdraw: LineAct = {
    label: t('validation.playbook.reopen'),
    refusal,
    isBusy: reopen.isPending,
    run: () => reopen.mutate(),
  }
  return [
    ...(isComparable ? [compare] : []),
    ...textActs,
    ...(isDeviation(verdict) ? [accept] : []),
    ...(line.isExcepted ? [withdraw] : []),
  ]
}

const AGREED: readonly PlaybookVerdict[] = ['standard', 'fallback']
