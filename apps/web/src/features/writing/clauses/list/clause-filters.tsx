import { CLAUSE_STATES } from '@tacite/domain/clauses/clause-state.ts'
import { locales } from '@tacite/domain/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { chosenQuery } from '../../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { ActiveFilter } from '../../../../ui/filter-bar.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { AdminAddress } from '../../../settings/administration/public.tsx'

const FILTERS = ['categoryId', 'state', 'folderId', 'locale'] as const

const OF_CLAUSES = { kind: 'clause' }

/** The filters of the list, with their values in the address. */
export function ClauseFilters({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const { categoryId, state, folderId, locale } = address.asked
  return (
    <>
      {/* Where there is room, the tree is beside the list. */}
      <div className="contents desktop:hidden">
        <ChoiceField
          noun="categories"
          scope={OF_CLAUSES}
          label={t('clauses.column.category')}
          hidesLabel
          placeholder={t('clauses.column.category')}
          className="tablet:w-44"
          value={categoryId ?? null}
          onChange={(value) => address.show({ categoryId: value ?? undefined })}
        />
      </div>
      <Select
        label={t('clauses.column.state')}
        hidesLabel
        placeholder={t('clauses.column.state')}
        className="tablet:w-36"
        value={CLAUSE_STATES.find((each) => each === state) ?? null}
        onChange={(value) => address.show({ state: value })}
        options={CLAUSE_STATES.map((each) => ({ value: each, label: t(`clauses.state.${each}`) }))}
      />
      <ChoiceField
        noun="folders"
        label={t('clauses.column.folders')}
        hidesLabel
        placeholder={t('clauses.column.folders')}
        className="tablet:w-44"
        value={folderId ?? null}
        onChange={(value) => address.show({ folderId: value ?? undefined })}
      />
      <Select
        label={t('clauses.column.locale')}
        hidesLabel
        placeholder={t('clauses.column.locale')}
        className="tablet:w-36"
        value={locales.find((each) => each === locale) ?? null}
        onChange={(value) => address.show({ locale: value })}
        options={locales.map((each) => ({ value: each, label: t(`clauses.locale.${each}`) }))}
      />
    </>
  )
}

/** Each active filter by name and value, removable. */
export function useActiveClauseFilters(address: AdminAddress): ActiveFilter[] {
  const t = useTexts()
  const { categoryId, state, folderId, locale } = address.asked
  const values = {
    categoryId: useNamed('categories', categoryId),
    state: state && t.chosen(`clauses.state.${state as 'draft'}`, {}),
    folderId: useNamed('folders', folderId),
    locale: locale && t.chosen(`clauses.locale.${locale as 'fr'}`, {}),
  }
  return FILTERS.flatMap((name) => {
    const value = values[name]
    if (!value) return []
    const text = t('clauses.filter', { name: t(`clauses.column.${COLUMN_OF[name]}`), value })
    return { id: name, text, onRemove: () => address.show({ [name]: undefined }) }
  })
}

const COLUMN_OF = {
  categoryId: 'category',
  state: 'state',
  folderId: 'folders',
  locale: 'locale',
} as const

/** What the one that is filtered by is called; undefined: none is. */
function useNamed(noun: 'categories' | 'folders', id: string | undefined): string | undefined {
  const { data = [] } = useQuery(chosenQuery(noun, id ? [id] : []))
  return data[0]?.name
}
