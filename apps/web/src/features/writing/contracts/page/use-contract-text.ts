import { useMemo } from 'react'
import type { TextOwner } from '../../texts/public.tsx'
import { contractDocumentQuery, type ContractPage } from '../contract-queries.ts'
import { useSetField } from './use-set-field.ts'

/** What the text editor needs to know about its contract. */
export function useContractText(contract: ContractPage, showTab: (tab: string) => void): TextOwner {
  const { _id: contractId, title, level, editing } = contract
  const setField = useSetField(contractId)
  const readOnlyReason = editing?.message ?? null
  const isReasonAbove = editing?.code.startsWith('CONTRACT_LOCKED_BY') ?? false
  const isUnderValidation = isValidationAtStake(contract)
  return useMemo(
    () => ({
      kind: 'contract',
      title,
      contractId,
      level,
      readOnlyReason,
      isReasonAbove,
      isUnderValidation,
      documentQuery: contractDocumentQuery(contractId),
      setField: (variable, value, reason) => setField({ variable, value, reason }),
      openDetails: () => showTab('summary'),
    }),
    [contractId, title, level, readOnlyReason, isReasonAbove, isUnderValidation, setField, showTab],
  )
}

function isValidationAtStake({ status, readyToSign, validationSuspended }: ContractPage): boolean {
  return readyToSign || (status === 'VALIDATION' && !validationSuspended)
}
