import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { useUiTexts } from './ui-texts.tsx'

export interface PaginationProps {
  /** What is paged; names the navigation. */
  label: string
  /** Rows before this page. */
  skip: number
  pageSize: number
  total: number
  onSkip: (skip: number) => void
  pageSizes?: readonly number[]
  onPageSize?: (pageSize: number) => void
}

/** « 21–40 sur 134 éléments », links to the previous and next page, and the page size. */
export function Pagination(props: PaginationProps) {
  const { label, skip, pageSize, total, onSkip, pageSizes, onPageSize } = props
  const texts = useUiTexts()
  const last = Math.min(skip + pageSize, total)
  const page = Math.floor(skip / pageSize) + 1
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-sm"
    >
      <p className="text-ink-soft tabular-nums" aria-live="polite">
        {total > 0 && texts.pageRange(skip + 1, last, total)}
      </p>
      <div className="flex items-center gap-1">
        {pageSizes && onPageSize && (
          <label className="mr-3 flex items-center gap-2 text-ink-soft">
            {texts.pageSize}
            <select
              value={pageSize}
              onChange={(event) => onPageSize(Number(event.target.value))}
              className="h-7 rounded-md border border-line-field bg-paper px-1 text-ink"
            >
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
          </label>
        )}
        <IconButton
          label={texts.previousPage}
          icon={<ChevronLeft aria-hidden />}
          size="small"
          disabledReason={skip === 0 ? texts.firstPageReason : null}
          onClick={() => onSkip(Math.max(0, skip - pageSize))}
        />
        <span className="px-1 text-ink-soft tabular-nums">
          {texts.page(page, Math.max(1, Math.ceil(total / pageSize)))}
        </span>
        <IconButton
          label={texts.nextPage}
          icon={<ChevronRight aria-hidden />}
          size="small"
          disabledReason={last >= total ? texts.lastPageReason : null}
          onClick={() => onSkip(skip + pageSize)}
        />
      </div>
    </nav>
  )
}
