import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import {
  ArchivesSwitch,
  ChoiceFilter,
  ExportMenu,
  TaggedFieldPopover,
  textFilter,
  useActiveFilters,
} from '../contract-list/public.tsx'
import type { ListSearch } from '../filters/public.ts'
import { valuesCounted } from './narrow-filter.ts'

const CHOICES = [
  'statusDetail',
  'status',
  'tags',
  'typeRenewal',
  'type',
  'supplier',
  'direction',
  'scope',
] as const

interface ModalFiltersProps {
  /** What the widget counts. */
  widget: ListSearch
  /** The additional filters. */
  asked: ListSearch
  onAsk: (asked: ListSearch) => void
  /** What the export contains. */
  exported: ListSearch
}

/** Filters for a widget's contracts; the widget's own filter stays. */
export function ModalFilters({ widget, asked, onAsk, exported }: ModalFiltersProps) {
  const t = useTexts()
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const show = (changes: Record<string, string | undefined>) =>
    onAsk(
      Object.fromEntries(
        Object.entries({ ...asked, ...changes }).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      ),
    )
  const { archived: _, ...named } = asked
  return (
    <FilterBar
      active={useActiveFilters(named, show)}
      onClear={() => onAsk({})}
      aside={<ExportMenu filters={exported} />}
      panel={
        isOpen && (
          <div
            id={panelId}
            role="group"
            aria-label={t('dashboard-screen.filters')}
            className="grid grid-cols-2 items-start gap-2 tablet:grid-cols-5"
          >
            <SearchBox
              label={t('contract-list.filter.text')}
              className="col-span-2 w-full"
              value={textFilter(asked)}
              onSearch={(words) => show({ text: words === '' ? undefined : `eq:${words}` })}
            />
            {CHOICES.map((field) => (
              <ChoiceFilter
                key={field}
                field={field}
                search={asked}
                onShow={show}
                among={valuesCounted(widget, field)}
              />
            ))}
            {/* A month end records no values of tagged fields. */}
            {!widget['monthEnd'] && (
              <TaggedFieldPopover onShow={show} className="max-tablet:col-span-2" />
            )}
          </div>
        )
      }
    >
      <Button
        icon={<ListFilter aria-hidden />}
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': panelId } : {})}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start"
      >
        {t('common.action.filter')}
      </Button>
      <ArchivesSwitch search={asked} onShow={show} />
    </FilterBar>
  )
}
