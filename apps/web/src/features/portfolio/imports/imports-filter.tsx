import { IMPORT_STATES, type ImportState } from '@tacite/domain/imports/import-states.ts'
import { useTexts } from '../../../platform/locale.ts'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { Select } from '../../../ui/select.tsx'

interface ImportsFilterProps {
  state: ImportState | undefined
  onChange: (state: ImportState | null) => void
}

const ALL = 'all'

export function ImportsFilter({ state, onChange }: ImportsFilterProps) {
  const t = useTexts()
  const label = (each: ImportState) => t(`imports.state.${each}`)
  return (
    <FilterBar
      active={
        state
          ? [
              {
                id: 'state',
                text: t('imports.filter.chosen', { state: label(state) }),
                onRemove: () => onChange(null),
              },
            ]
          : []
      }
      onClear={() => onChange(null)}
    >
      <Select<ImportState | typeof ALL>
        label={t('imports.filter.state')}
        hidesLabel
        className="tablet:w-56"
        options={[
          { value: ALL, label: t('imports.filter.all') },
          ...IMPORT_STATES.map((value) => ({ value, label: label(value) })),
        ]}
        value={state ?? ALL}
        onChange={(value) => onChange(value === ALL ? null : value)}
      />
    </FilterBar>
  )
}
