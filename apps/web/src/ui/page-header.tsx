import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: ReactNode
  /** One line describing the page. */
  description?: ReactNode
  /** Above the title: the way back. */
  back?: ReactNode
  /** The one primary action, last; secondary ones before it. */
  actions?: ReactNode
}

export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 desktop:flex-nowrap">
      <div className="min-w-0">
        {back && <div className="mb-1 text-sm">{back}</div>}
        <h1 className="text-title font-semibold tracking-[-0.01em] break-words">{title}</h1>
        {description && (
          <p className="mt-0.5 max-w-prose text-ink-soft desktop:max-w-none desktop:group-data-narrowed/list:truncate">
            {description}
          </p>
        )}
      </div>
      {actions && (
        <div className="flex max-w-full flex-wrap items-center gap-2 desktop:shrink-0">
          {actions}
        </div>
      )}
    </header>
  )
}
