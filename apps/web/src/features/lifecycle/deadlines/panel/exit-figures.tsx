import { byLimit } from '@tacite/domain/decisions/exit-decision.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { Figure } from './figure.tsx'

/** The next day on which a party may leave before the end, with the last days to notify it. */
export function ExitFigures({ deadlines }: { deadlines: ContractDeadlines }) {
  const t = useTexts()
  const exit = nextExit(deadlines)
  if (!exit) return null
  const days = [
    ['exit', exit.exitOn],
    ['exitPrudent', exit.prudentLimit],
    ['exitLegal', exit.legalLimit],
    ['exitSendBy', exit.sendBy],
  ] as const
  return days.map(([figure, day]) => (
    <Figure
      key={figure}
      label={t(`deadlines-panel.figures.${figure}`)}
      day={day}
      hint={figure === 'exit' && t(`deadlines-panel.figures.exitBasis.${exit.basis}`)}
      tone={figure === 'exit' || figure === 'exitSendBy' ? undefined : 'text-amber-ink'}
      deadlines={deadlines}
      subjects={['earlyExit']}
    />
  ))
}

/** As lists name it. An exit on the last day of the term is the notice that ends it: that one is shown already. */
export function nextExit({
  earlyExits,
  endDate,
}: ContractDeadlines): ContractDeadlines['earlyExits'][number] | undefined {
  return earlyExits.filter(({ exitOn }) => exitOn !== endDate).toSorted(byLimit)[0]
}
