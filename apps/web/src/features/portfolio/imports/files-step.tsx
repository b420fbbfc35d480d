import { EntryCounts } from './entry-counts.tsx'
import { ImportProgress } from './import-progress.tsx'
import type { StepProps } from './import-steps.ts'

/** What was sent, and how far its reading is. */
export function FilesStep({ page }: StepProps) {
  return (
    <section className="flex max-w-2xl flex-col gap-4">
      <ImportProgress summary={page} fallback={<EntryCounts counts={page.entries} />} />
    </section>
  )
}
