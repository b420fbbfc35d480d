import { useId } from 'react'
import type { ReactNode } from 'react'
import { WidgetButtons } from './widget-buttons.tsx'
import type { Widget } from './widget-filter.ts'

interface DashboardCardProps {
  title: string
  /** Null when there is nothing behind it. */
  widget?: Widget | null
  actions?: ReactNode
  children: ReactNode
}

/** A titled part of the dashboard, with links to the contracts behind it. */
export function DashboardCard({ title, widget, actions, children }: DashboardCardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 rounded-lg border border-line bg-paper px-4 pt-3 pb-4"
    >
      <div className="mb-2 flex items-start justify-between gap-3">
        <h2 id={titleId} className="pt-1 font-semibold text-balance">
          {title}
        </h2>
        <div className="flex shrink-0 items-center">
          {actions}
          {widget && <WidgetButtons widget={widget} title={title} />}
        </div>
      </div>
      {children}
    </section>
  )
}
