import { taggedFieldId } from '@tacite/domain/filters/contract-filter-fields.ts'
import { useQuery } from '@tanstack/react-query'
import { chosenQuery } from '../../../platform/choices/choice-queries.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { ActiveFilter } from '../../../ui/filter-bar.tsx'
import {
  describeFilter,
  type FilterWords,
  type ListSearch,
  useFilterWords,
} from '../filters/public.ts'

/** Each active filter in the reader's words, and how to remove it. */
export function useActiveFilters(
  filters: ListSearch,
  onShow: (changes: Record<string, string | undefined>) => void,
): ActiveFilter[] {
  const t = useTexts()
  const formats = useFormats()
  const fields = Object.keys(filters)
  const words: FilterWords = {
    optionsOf: useFilterWords(filters),
    taggedField: useTaggedFieldOf(fields),
  }
  return Object.entries(filters).map(([field, written]) => ({
    id: field,
    text: describeFilter(t, formats, words, { field, written }),
    onRemove: () => onShow({ [field]: undefined }),
  }))
}

function useTaggedFieldOf(fields: readonly string[]): FilterWords['taggedField'] {
  const ids = fields.flatMap((field) => taggedFieldId(field) ?? [])
  const { data } = useQuery(chosenQuery('taggedFields', ids.toSorted()))
  return (field) => data?.find(({ _id }) => _id === taggedFieldId(field))
}

/** « Archives incluses » among the active filters: removing it leaves the archives out again. */
export function useArchivesFilter(
  onShow: (changes: Record<string, string | undefined>) => void,
): ActiveFilter {
  const t = useTexts()
  return {
    id: 'archived',
    text: t('contract-list.keeping.archived'),
    onRemove: () => onShow({ archived: undefined }),
  }
}
