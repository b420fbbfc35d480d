import { useTexts } from '../../platform/locale.ts'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { useFilterOptions, type ChoiceField } from './filter-options.ts'
import type { ListSearch } from './list-queries.ts'

interface ChoiceFilterProps {
  field: ChoiceField
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
  /** The values that are offered; all of them when it is not given. */
  among?: readonly string[] | undefined
  className?: string
}

/** Several values of one field, chosen by their names. */
export function ChoiceFilter({ field, search, onShow, among, className }: ChoiceFilterProps) {
  const t = useTexts()
  const label = t(`contract-list.filter.field.${field}`)
  const options = useFilterOptions([field])(field)
  return (
    <MultiSelect
      label={label}
      hidesLabel
      placeholder={label}
      {...(className ? { className } : {})}
      options={among ? options.filter(({ value }) => among.includes(value)) : options}
      values={chosenIn(search[field])}
      onChange={(values) =>
        onShow({ [field]: values.length > 0 ? `eq:${values.join(',')}` : undefined })
      }
    />
  )
}

/** The values that a filter asks for; none when it says something else of them. */
function chosenIn(written: string | undefined): string[] {
  const list = written?.replace(/^eq:/, '') ?? ''
  return list === '' || /^\w+:/.test(list) ? [] : list.split(',')
}
