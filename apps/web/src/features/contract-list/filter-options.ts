import { CONTRACT_STATUSES, RENEWAL_TYPES } from '@tacite/domain/filters/contract-filter-fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../platform/locale.ts'
import type { Option } from '../../ui/option.ts'
import { foldersQuery, statusDetailsQuery, suppliersQuery, typesQuery } from './list-queries.ts'

/** The fields that are filtered by choosing among their values. */
export type ChoiceField = 'status' | 'statusDetail' | 'tags' | 'typeRenewal' | 'type' | 'supplier'

/** What can be chosen in a field, by its name; only what is asked about is fetched. */
export function useFilterOptions(fields: readonly string[]): (field: string) => readonly Option[] {
  const t = useTexts()
  const asked = (field: ChoiceField) => ({ enabled: fields.includes(field) })
  const details = useQuery({ ...statusDetailsQuery, ...asked('statusDetail') }).data
  const folders = useQuery({ ...foldersQuery, ...asked('tags') }).data
  const types = useQuery({ ...typesQuery, ...asked('type') }).data
  const suppliers = useQuery({ ...suppliersQuery, ...asked('supplier') }).data
  const renewals = RENEWAL_TYPES.map((value) => ({
    value,
    label: t(`contract-list.renewalType.${value}`),
  }))
  const options: Record<string, readonly Option[] | undefined> = {
    status: CONTRACT_STATUSES.map((value) => ({ value, label: t(`contracts.status.${value}`) })),
    statusDetail: details,
    tags: folders,
    typeRenewal: renewals,
    renewalTypes: renewals,
    type: types,
    supplier: suppliers,
  }
  return (field) => options[field] ?? []
}
