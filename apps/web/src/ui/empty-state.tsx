import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** What will be here. */
  title: ReactNode
  /** Why it helps. */
  children?: ReactNode
  /** The first thing to do. */
  action?: ReactNode
  icon?: ReactNode
  /** Inside a tile or table instead of a whole page. */
  isSmall?: boolean
}

export function EmptyState({ title, children, action, icon, isSmall }: EmptyStateProps) {
  return (
    <div
      className={`mx-auto flex max-w-md flex-col items-center text-center ${isSmall ? 'py-6' : 'py-16'}`}
    >
      {icon && (
        <span
          aria-hidden
          className="mb-4 flex size-11 items-center justify-center rounded-full bg-accent-soft text-accent [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <p className={isSmall ? 'font-medium' : 'text-lg font-semibold'}>{title}</p>
      {children && <div className="mt-1 text-ink-soft">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
