import { BookCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { LoadingRegion, Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'

interface PlaybookFrameProps {
  title: string
  children: ReactNode
}

/** The frame of what the playbook says of a contract. */
export function PlaybookFrame({ title, children }: PlaybookFrameProps) {
  const t = useTexts()
  return (
    <section
      aria-label={t('validation.playbook.title')}
      data-playbook
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-lg border border-line bg-paper p-3"
    >
      {/* No heading: it stands below one in a panel, and below the title of a window. */}
      <p className="flex items-center gap-2 font-medium">
        <BookCheck aria-hidden className="size-4 text-ink-faint" />
        {title}
      </p>
      {children}
    </section>
  )
}

/** Two clauses with their verdicts, as most contracts have them. */
export function PlaybookSkeleton() {
  const t = useTexts()
  return (
    <PlaybookFrame title={t('validation.playbook.title')}>
      <LoadingRegion>
        <Skeleton className="h-3.5 w-4/5" />
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {['first', 'second'].map((line) => (
            <li key={line} className="flex flex-col gap-2.5 py-3">
              <span className="flex items-center gap-2">
                <Skeleton className="h-3.5 w-2/5" />
                <Skeleton className="h-5 w-16 rounded-full" />
              </span>
              <SkeletonText lines={2} />
              <Skeleton className="h-7 w-28" />
            </li>
          ))}
        </ul>
      </LoadingRegion>
    </PlaybookFrame>
  )
}
