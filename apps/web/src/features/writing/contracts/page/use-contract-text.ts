import { useMemo } from 'react'
import type { TextOwner } from '../../texts/public.tsx'
import { contractDocumentQuery, type ContractPage } from '../contract-queries.ts'
import { useSetField } from './use-set-field.ts'

/** What the text editor needs to know about its contract. */
export function useContractText(
  { _id: contractId, title, level, editing }: ContractPage,
  showTab: (tab: string) => void,
): TextOwner {
  const setField = useSetField(contractId)
  const readOnlyReason = editing?.message ?? null
  return useMemo(
    () => ({
      kind: 'contract',
      title,
      level,
      readOnlyReason,
      documentQuery: contractDocumentQuery(contractId),
      setField: (variable, value) => setField({ variable, value }),
      openDetails: () => showTab('summary'),
    }),
    [contractId, title, level, readOnlyReason, setField, showTab],
  )
}
