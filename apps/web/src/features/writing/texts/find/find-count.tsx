import { useTexts } from '../../../../platform/locale.ts'
import type { Found } from './use-find.ts'

/** Which match of how many one is at, or why there is none. Read aloud when it changes. */
export function FindCount({ found }: { found: Found }) {
  const t = useTexts()
  const { matches, isCut, current, problem, isIdle } = found
  const words = () => {
    if (isIdle) return ''
    if (problem) return t(`editor.find.problem.${problem}`)
    if (matches.length === 0) return t('editor.find.none')
    const place = { position: current + 1, count: matches.length }
    return t(isCut ? 'editor.find.countCut' : 'editor.find.count', place)
  }
  return (
    <p
      role="status"
      className={`min-w-0 text-right text-sm ${problem ? 'text-red-ink' : 'text-ink-soft tabular-nums'}`}
    >
      {words()}
    </p>
  )
}
