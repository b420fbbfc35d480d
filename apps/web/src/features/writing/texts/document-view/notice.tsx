import type { ReactNode } from 'react'

/** A line under a section that asks for attention. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="status"
      className="mt-3 flex flex-wrap items-center justify-between gap-2 rounded-md bg-amber-soft px-3 py-2 font-sans text-sm text-amber-ink"
    >
      <p>{text}</p>
      {children && <div className="flex gap-2">{children}</div>}
    </div>
  )
}
