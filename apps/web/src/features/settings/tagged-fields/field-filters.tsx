import { fieldTypes } from '@tacite/document/field-definition.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { ActiveFilter } from '../../../ui/filter-bar.tsx'
import { Select } from '../../../ui/select.tsx'
import type { AdminAddress } from '../administration/public.tsx'

/** The filters of the field list, with their values in the address. */
const filterValues = {
  type: fieldTypes,
  kind: ['system', 'custom'],
  category: ['Simple', 'Advanced'],
  required: ['true', 'false'],
  isMetadata: ['true', 'false'],
} as const

const filterNames = ['type', 'kind', 'category', 'required', 'isMetadata'] as const
type FilterName = (typeof filterNames)[number]

const every = 'every'

export function FieldFilters({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const wordOf = useFilterWords()
  return filterNames.map((name) => (
    <Select
      key={name}
      label={t(`tagged-fields.filter.${name}`)}
      hidesLabel
      className="tablet:w-40"
      placeholder={t(`tagged-fields.filter.${name}`)}
      value={chosenIn(address, name)}
      onChange={(value) => address.show({ [name]: value === every ? undefined : value })}
      options={[
        { value: every, label: t(`tagged-fields.filter.${name}`) },
        ...filterValues[name].map((value) => ({ value, label: wordOf(name, value) })),
      ]}
    />
  ))
}

/** Each active filter by name and value, removable. */
export function useActiveFieldFilters(address: AdminAddress): ActiveFilter[] {
  const t = useTexts()
  const wordOf = useFilterWords()
  return filterNames.flatMap((name) => {
    const value = chosenIn(address, name)
    if (value === null) return []
    const text = t('tagged-fields.filter.active', {
      name: t(`tagged-fields.filter.${name}`),
      value: wordOf(name, value),
    })
    return { id: name, text, onRemove: () => address.show({ [name]: undefined }) }
  })
}

function chosenIn({ asked }: AdminAddress, name: FilterName): string | null {
  const value = asked[name]
  return filterValues[name].find((each) => each === value) ?? null
}

function useFilterWords() {
  const t = useTexts()
  return (name: FilterName, value: string): string => {
    if (name === 'required' || name === 'isMetadata')
      return t(value === 'true' ? 'common.answer.yes' : 'common.answer.no')
    if (name === 'type') return t.chosen(`tagged-fields.type.${value as 'text'}`, {})
    if (name === 'kind') return t.chosen(`tagged-fields.kind.${value as 'system'}`, {})
    return t.chosen(`tagged-fields.category.${value as 'Simple'}`, {})
  }
}
