import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { ContractAsOf } from './as-of-queries.ts'

interface DayControlsProps {
  asOf: ContractAsOf
  onShow: (day: string) => void
}

/** The slider lands on the days on which something changes; any other day is typed or picked. */
export function DayControls({ asOf, onShow }: DayControlsProps) {
  const t = useTexts()
  const { day, lastDay, steps } = asOf
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !isShown(typed, lastDay)
  const type = (next: string | null) => {
    const isDay = next !== null && isShown(next, lastDay)
    setTyped(isDay ? null : next)
    if (isDay && next !== day) onShow(next)
  }
  const move = (next: string | undefined) => {
    setTyped(null)
    if (next !== undefined) onShow(next)
  }
  const before = steps.findLast((step) => step.day < day)?.day
  const after = steps.find((step) => step.day > day)?.day
  return (
    <section
      aria-label={t('as-of.title')}
      className="flex flex-col gap-3 rounded-lg border border-line bg-paper p-4"
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="w-44">
          <DateField
            label={t('as-of.date')}
            value={typed ?? day}
            onChange={type}
            hint={t('as-of.dateHint', { last: lastDay })}
            error={isWrong ? t('as-of.invalid', { last: lastDay }) : undefined}
          />
        </div>
        <div className="flex min-w-60 flex-1 flex-col gap-1">
          <Slider asOf={asOf} onShow={move} />
          <p className="text-sm text-ink-faint">{t('as-of.sliderHint')}</p>
        </div>
        <div className="flex gap-1 tablet:pt-6">
          <IconButton
            label={t('as-of.previous')}
            icon={<ChevronLeft aria-hidden />}
            disabledReason={before === undefined ? t('as-of.noPrevious') : undefined}
            onClick={() => move(before)}
          />
          <IconButton
            label={t('as-of.next')}
            icon={<ChevronRight aria-hidden />}
            disabledReason={after === undefined ? t('as-of.noNext') : undefined}
            onClick={() => move(after)}
          />
        </div>
      </div>
    </section>
  )
}

function Slider({
  asOf,
  onShow,
}: {
  asOf: ContractAsOf
  onShow: (day: string | undefined) => void
}) {
  const t = useTexts()
  const formats = useFormats()
  const { day, steps } = asOf
  // Between two changes, the contract is as the last one left it.
  const at = Math.max(
    0,
    steps.findLastIndex((step) => step.day <= day),
  )
  const step = steps[at]
  const words = step?.day === day ? step.text : ''
  return (
    <label className="flex flex-col gap-1">
      <span className="text-sm font-medium">{t('as-of.slider')}</span>
      <input
        type="range"
        min={0}
        max={Math.max(0, steps.length - 1)}
        value={at}
        aria-valuetext={[formats.day(day), words].filter(Boolean).join(' · ')}
        onChange={({ target }) => onShow(steps[Number(target.value)]?.day)}
        className="h-8 w-full cursor-pointer accent-(--accent)"
      />
      <span aria-hidden className="min-h-5 text-sm text-ink-soft tabular-nums">
        {[formats.day(day), words].filter(Boolean).join(' · ')}
      </span>
    </label>
  )
}

function isShown(day: string, lastDay: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= lastDay
}
