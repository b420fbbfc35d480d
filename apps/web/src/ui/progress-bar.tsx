import { useId } from 'react'
import type { ReactNode } from 'react'

export interface ProgressBarProps {
  label: ReactNode
  /** Null: indeterminate. */
  value: number | null
  max: number
  /** « 340 sur 1 200 fichiers, encore 2 min ». */
  detail?: ReactNode
}

export function ProgressBar({ label, value, max, detail }: ProgressBarProps) {
  const id = useId()
  const percent = value === null || max === 0 ? null : Math.min(100, (value / max) * 100)
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="font-medium">
          {label}
        </span>
        {detail && <span className="text-ink-faint tabular-nums">{detail}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        className="h-1.5 overflow-hidden rounded-full bg-pressed"
      >
        <div
          className={
            percent === null
              ? 'h-full w-1/3 animate-pulse rounded-full bg-accent'
              : 'h-full rounded-full bg-accent transition-[width]'
          }
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
