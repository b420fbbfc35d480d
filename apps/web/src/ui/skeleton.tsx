import { classNames } from './class-names.ts'
import type { ReactNode } from 'react'
import { useUiTexts } from './ui-texts.tsx'

/** A grey placeholder. Give it the size of the content: `className="h-5 w-40"`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-pulse rounded-sm bg-sunken', className)}
    />
  )
}

const textWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3']

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={classNames('h-3.5', textWidths[line % textWidths.length])}
        />
      ))}
    </span>
  )
}

/** Tells a screen reader once that the region is loading, however many placeholders are in it. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const texts = useUiTexts()
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {texts.loading}
      </span>
      {children}
    </div>
  )
}
