import type { Widget } from '@tacite/domain/filters/widget-ids.ts'
import { lazy, Suspense, type ReactNode } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'

// Loaded after the figures, with those of the month end before.
const MonthChange = lazy(() => import('./month-change.tsx'))

interface FigureTileProps {
  /** What the figure counts. */
  type: Widget
  label: string
  figure: string
  /** One line: what is counted. */
  detail: ReactNode
  /** The figure's link; null when it represents nothing. */
  to?: string | null
  buttons?: ReactNode
}

/** A figure, its name, and what it counts in one line. */
export function FigureTile({ type, label, figure, detail, to, buttons }: FigureTileProps) {
  return (
    // The figures of a row are aligned, even when one name takes two lines.
    <li className="relative row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0 rounded-lg border border-line bg-paper px-4 pt-3 pb-4">
      <div className="flex min-h-8 items-start justify-between gap-2">
        <h3 className="pt-1 text-sm font-medium text-ink-soft">{label}</h3>
        {buttons && <div className="flex shrink-0">{buttons}</div>}
      </div>
      <p
        className={`flex flex-wrap items-baseline gap-x-2 self-end font-semibold whitespace-nowrap tabular-nums ${figure.length > 14 ? 'min-h-12 content-end text-title' : 'text-figure'}`}
      >
        {to ? (
          <FigureLink to={to} name={`${figure} ${label}`}>
            {figure}
          </FigureLink>
        ) : (
          figure
        )}
        <Suspense>
          <MonthChange type={type} />
        </Suspense>
      </p>
      <p className="mt-0.5 text-sm text-ink-soft">{detail}</p>
    </li>
  )
}

/** Further down this page, or the list of what is counted. */
function FigureLink({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  const className = 'hover:text-accent'
  if (to.startsWith('#')) {
    return (
      <a href={to} aria-label={name} className={className}>
        {children}
      </a>
    )
  }
  return (
    <AppLink to={to} aria-label={name} className={className}>
      {children}
    </AppLink>
  )
}
