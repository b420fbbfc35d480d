import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface TitledSectionProps {
  title: string
  /** Its content, in a sentence. */
  lead: string
  className?: string
  children: ReactNode
}

/** A part of a panel under its heading, which names it. */
export function TitledSection({ title, lead, className, children }: TitledSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames('flex flex-col gap-3', className)}>
      <div className="flex flex-col gap-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{lead}</p>
      </div>
      {children}
    </section>
  )
}
