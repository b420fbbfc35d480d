import { taggedFieldId } from '@tacite/domain/filters/contract-filter-fields.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { describeFilter, filterName, type FilterWords, useWordOptions } from '../filters/public.ts'
import type { Look, ViewName } from './views-queries.ts'

/** Filters of which the name alone says nothing, with their own words here. */
const APART = ['archived', 'asOf', 'monthEnd', '$orderby', 'workflow']

/** How views are described: « Liste : statut signé, archives incluses ». */
export function useViewWords(looks: readonly Look[], names: readonly ViewName[]) {
  const t = useTexts()
  const formats = useFormats()
  const options = names.map(({ _id, name }) => ({ value: _id, label: name }))
  const wordsOf = useWordOptions(looks.flatMap(({ query }) => Object.keys(query)))
  const words: FilterWords = {
    optionsOf: (field) => [...wordsOf(field), ...options],
    taggedField: (field) => {
      const found = names.find(({ _id }) => _id === taggedFieldId(field))
      return found && { name: found.name, type: found.type ?? '' }
    },
  }
  return {
    describe: ({ shows, query }: Look) => {
      const filters = Object.entries(query)
        .filter(([field]) => !APART.includes(field))
        .map(([field, written]) => describeFilter(t, formats, words, { field, written }))
      const workflow = names.find(({ _id }) => _id === query['workflow'])?.name
      const parts = [
        ...(query['workflow'] ? [workflow ?? t('views.workflowMissing')] : []),
        ...(filters.length > 0 ? filters : [t('views.everything')]),
        ...(query['archived'] ? [t('contract-list.keeping.archived')] : []),
        ...(query['asOf'] ? [t('views.asOf', { day: query['asOf'] })] : []),
        ...(query['monthEnd']
          ? [t('views.monthEnd', { month: formats.shortMonth(query['monthEnd']) })]
          : []),
        ...(query['$orderby'] ? [orderText(t, query['$orderby'])] : []),
      ]
      return `${t(`views.shows.${shows}`)} · ${parts.join(' · ')}`
    },
  }
}

/** « par échéance, croissante ». */
function orderText(t: Translator, written: string): string {
  const [field = '', direction] = written.split(' ')
  return t(`views.order.${direction === 'asc' ? 'asc' : 'desc'}`, { name: filterName(t, field) })
}
