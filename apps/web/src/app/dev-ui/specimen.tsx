import type { ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-10 border-t border-line pt-6">
      <h2 className="mb-5 text-title font-semibold">{title}</h2>
      <div className="flex flex-col gap-7">{children}</div>
    </section>
  )
}

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2.5 text-xs font-medium text-ink-faint">{title}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
