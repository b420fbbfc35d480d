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
  /** Below the line: controls that are shown on demand. */
  panel?: ReactNode
}

/** Specification 9: the text of a filter is truncated at 45 characters, in full in the tooltip. */
const textLimit = 45

export function FilterBar({ children, active, onClear, aside, panel }: FilterBarProps) {
  const texts = useUiTexts()
  return (
    <div className="mb-3 flex flex-col gap-2">
      <div className="grid grid-cols-2 items-center gap-2 tablet:flex tablet:flex-wrap">
        {children}
        {aside && (
          <div className="col-start-2 flex items-center justify-end gap-2 tablet:ml-auto">
            {aside}
          </div>
        )}
      </div>
      {panel}
      {active.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          {active.map((filter) => (
            <FilterTag key={filter.id} filter={filter} />
          ))}
          <Button variant="quiet" size="small" onClick={onClear}>
            {texts.clearFilters}
          </Button>
        </div>
      )}
    </div>
  )
}

function FilterTag({ filter }: { filter: ActiveFilter }) {
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
