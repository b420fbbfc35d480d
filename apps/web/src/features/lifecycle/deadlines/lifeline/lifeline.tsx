import { useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { hasDates } from './has-dates.ts'
import { LifelineList } from './lifeline-list.tsx'
import { LifelineRail } from './lifeline-rail.tsx'
import { useWidth } from './use-width.ts'

/** Below this width labels do not fit: the life is shown as a list. */
const narrowestRail = 560

/**
 * Our sign: the line of a contract's life, each point opening why it is that day. A line if there is room, otherwise
 * a list; an ordered list to a screen reader in both cases.
 */
export function Lifeline({ deadlines }: { deadlines: ContractDeadlines }) {
  const t = useTexts()
  const [box, width] = useWidth<HTMLDivElement>()
  if (!hasDates(deadlines.lifeline) && !deadlines.isGivenUp) {
    return <p className="py-2 text-sm text-ink-soft">{t('lifeline.empty')}</p>
  }
  return (
    <div ref={box} className="min-w-0">
      {width !== null &&
        (width < narrowestRail ? (
          <LifelineList deadlines={deadlines} />
        ) : (
          <LifelineRail deadlines={deadlines} width={width} />
        ))}
    </div>
  )
}
