import type { ReactNode } from 'react'
import { Tag } from './badge.tsx'
import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'
import { useUiTexts } from './ui-texts.tsx'

export interface ActiveFilter {
  id: string
  /** « Statut : signé, expiré ». */
  text: string
  onRemove: () => void
}

export interface FilterBarProps {
  /** Search box and filter controls, in one line. */
  children: ReactNode
  active: readonly ActiveFilter[]
  onClear: () => void
  /** On the right: columns, export. */
  aside?: ReactNode
  /** Characters of a filter's text before it is cut; in full in the tooltip. */
  textLimit?: number
  /** Below the line: controls that are shown on demand. */
  panel?: ReactNode
}

/** Specification 9. */
const FILTER_TEXT_LIMIT = 45

export function FilterBar(props: FilterBarProps) {
  const { children, active, onClear, aside, panel, textLimit = FILTER_TEXT_LIMIT } = props
  const texts = useUiTexts()
  return (
    <div className="mb-3 flex flex-col gap-2">
      <div className="grid grid-cols-2 items-center gap-2 tablet:flex tablet:flex-wrap desktop:group-data-split/list:flex-nowrap desktop:group-data-split/list:*:min-w-28 desktop:group-data-split/list:overflow-x-auto desktop:group-data-split/list:[scrollbar-width:none]">
        {children}
        {aside && (
          <div className="col-start-2 grid grid-flow-col items-center gap-2 tablet:ml-auto tablet:flex tablet:justify-end">
            {aside}
          </div>
        )}
      </div>
      {panel}
      {active.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          {active.map((filter) => (
            <FilterTag key={filter.id} filter={filter} textLimit={textLimit} />
          ))}
          <Button variant="quiet" size="small" onClick={onClear}>
            {texts.clearFilters}
          </Button>
        </div>
      )}
    </div>
  )
}

function FilterTag({ filter, textLimit }: { filter: ActiveFilter; textLimit: number }) {
  const { text, onRemove } = filter
  const isCut = text.length > textLimit
  return (
    <Tag removeName={text} onRemove={onRemove}>
      <Tooltip text={text} isOff={!isCut}>
        <span>{isCut ? `${text.slice(0, textLimit - 1)}…` : text}</span>
      </Tooltip>
    </Tag>
  )
}
