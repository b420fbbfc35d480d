import type { ReactElement } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Popover } from '../../../../ui/popover.tsx'
import type { ContractDeadlines, Explanation } from '../deadlines-queries.ts'
import { ExplanationList } from '../../parts/public.ts'
import { certaintyOf, fullName, plainFact } from './point-words.ts'
import type { ShownPoint } from './shown-points.ts'

interface PointPopoverProps {
  point: ShownPoint
  deadlines: ContractDeadlines
  trigger: ReactElement
}

/** One opened point of the lifeline: what it is, whether it is certain, and why it is that day. */
export function PointPopover({ point, deadlines, trigger }: PointPopoverProps) {
  const t = useTexts()
  const formats = useFormats()
  const { today, limitMeaning } = deadlines
  const lines = explanationOf(point, deadlines)
  return (
    <Popover trigger={trigger} align="center" title={fullName(t, point, limitMeaning)}>
      <div className="flex flex-col gap-3">
        <p className="tabular-nums">
          <span className="text-lg font-semibold">{formats.day(point.day)}</span>{' '}
          <span className="ml-2 text-sm text-ink-faint">{certaintyOf(t, point, today)}</span>
        </p>
        {lines.length === 0 && <p>{plainFact(t, point.kind)}</p>}
        <ExplanationList lines={lines} />
        {!point.isCertain && (
          <p className="text-sm text-ink-faint">
            {isSigned(deadlines) ? t('lifeline.conditionalHint') : t('lifeline.unsignedHint')}
          </p>
        )}
      </div>
    </Popover>
  )
}

function explanationOf(point: ShownPoint, { trace }: ContractDeadlines): readonly Explanation[] {
  if (point.kind === 'today') return trace.filter(({ subject }) => subject === 'phase')
  return point.explanation
}

function isSigned({ lifeline }: ContractDeadlines): boolean {
  return lifeline.some(({ kind }) => kind === 'signed')
}
