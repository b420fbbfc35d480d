import { locales } from '@tacite/domain/locale.ts'
import { TEMPLATE_STATES } from '@tacite/domain/templates/template-state.ts'
import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { chosenQuery } from '../../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { ActiveFilter } from '../../../../ui/filter-bar.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { AdminAddress } from '../../../settings/administration/public.tsx'

const FILTERS = ['state', 'typeId', 'folderId', 'locale'] as const

/** The filters of the list, with their values in the address. */
export function TemplateFilters({ address }: { address: AdminAddress }) {
  const t = useTexts()
  const { state, typeId, folderId, locale } = address.asked
  return (
    <>
      <Select
        label={t('templates.column.state')}
        hidesLabel
        placeholder={t('templates.column.state')}
        className="tablet:w-36"
        value={TEMPLATE_STATES.find((each) => each === state) ?? null}
        onChange={(value) => address.show({ state: value })}
        options={TEMPLATE_STATES.map((each) => ({
          value: each,
          label: t(`templates.state.${each}`),
        }))}
      />
      <ChoiceField
        noun="contractTypes"
        label={t('templates.column.type')}
        hidesLabel
        placeholder={t('templates.column.type')}
        className="tablet:w-50"
        value={typeId ?? null}
        onChange={(value) => address.show({ typeId: value ?? undefined })}
      />
      <ChoiceField
        noun="folders"
        label={t('templates.column.folders')}
        hidesLabel
        placeholder={t('templates.column.folders')}
        className="tablet:w-44"
        value={folderId ?? null}
        onChange={(value) => address.show({ folderId: value ?? undefined })}
      />
      <Select
        label={t('templates.column.locale')}
        hidesLabel
        placeholder={t('templates.column.locale')}
        className="tablet:w-36"
        value={locales.find((each) => each === locale) ?? null}
        onChange={(value) => address.show({ locale: value })}
        options={locales.map((each) => ({ value: each, label: t(`templates.locale.${each}`) }))}
      />
    </>
  )
}

/** Each active filter by name and value, removable. */
export function useActiveTemplateFilters(address: AdminAddress): ActiveFilter[] {
  const t = useTexts()
  const { state, typeId, folderId, locale } = address.asked
  const type = useNamed('contractTypes', typeId)
  const folder = useNamed('folders', folderId)
  const values = {
    state: state && t.chosen(`templates.state.${state as 'draft'}`, {}),
    typeId: type,
    folderId: folder,
    locale: locale && t.chosen(`templates.locale.${locale as 'fr'}`, {}),
  }
  return FILTERS.flatMap((name) => {
    const value = values[name]
    if (!value) return []
    const text = t('templates.filter', {
      name: t(`templates.column.${COLUMN_OF[name]}`),
      value,
    })
    return { id: name, text, onRemove: () => address.show({ [name]: undefined }) }
  })
}

const COLUMN_OF = { state: 'state', typeId: 'type', folderId: 'folders', locale: 'locale' } as const

/** What the one that is filtered by is called; undefined: none is. */
function useNamed(noun: 'contractTypes' | 'folders', id: string | undefined): string | undefined {
  const { data = [] } = useQuery(chosenQuery(noun, id ? [id] : []))
  return data[0]?.name
}
