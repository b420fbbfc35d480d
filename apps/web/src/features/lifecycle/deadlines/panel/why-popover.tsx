import { CircleHelp } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import { ExplanationList } from '../../parts/public.ts'

interface WhyPopoverProps {
  /** What is explained, for screen readers. */
  name: string
  question: string
  deadlines: Pick<ContractDeadlines, 'trace'>
  subjects: readonly string[]
}

/** « Pourquoi cette date ? »: the trace lines of one figure. Without an explanation, no button. */
export function WhyPopover({ name, question, deadlines, subjects }: WhyPopoverProps) {
  const t = useTexts()
  const lines = deadlines.trace.filter(({ subject }) => subjects.includes(subject))
  if (lines.length === 0) return null
  return (
    <Popover
      title={question}
      align="end"
      trigger={
        <IconButton
          size="small"
          icon={<CircleHelp aria-hidden />}
          label={t('deadlines-panel.figures.whyName', { why: question, name })}
        />
      }
    >
      <ExplanationList lines={lines} />
    </Popover>
  )
}
