import type { ReactNode } from 'react'
import { AppLink } from '../../platform/app-link.tsx'

interface FigureTileProps {
  label: string
  figure: string
  /** One line: what is counted. */
  detail: ReactNode
  /** Where the figure leads; null when it stands for nothing. */
  to?: string | null
  buttons?: ReactNode
}

/** A figure, its name, and in one line what it counts. */
export function FigureTile({ label, figure, detail, to, buttons }: FigureTileProps) {
  return (
    <li className="relative flex min-w-0 flex-col rounded-lg border border-line bg-paper px-4 pt-3 pb-4">
      <div className="flex min-h-8 items-start justify-between gap-2">
        <h3 className="pt-1 text-sm font-medium text-ink-soft">{label}</h3>
        {buttons && <div className="flex shrink-0">{buttons}</div>}
      </div>
      <p className="text-figure font-semibold tabular-nums">
        {to ? (
          <AppLink to={to} aria-label={`${figure} ${label}`} className="hover:text-accent">
            {figure}
          </AppLink>
        ) : (
          figure
        )}
      </p>
      <p className="mt-0.5 text-sm text-ink-soft">{detail}</p>
    </li>
  )
}
