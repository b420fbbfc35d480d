import { useSuspenseQuery } from '@tanstack/react-query'
import { contractQuery } from '../../../platform/contract.ts'
import { useContractText } from './contract-text.tsx'

/** What this person may do on the contract: reader to owner. */
export function useContractLevel() {
  const { contractId } = useContractText()
  return useSuspenseQuery({ ...contractQuery(contractId), select: ({ level }) => level }).data
}
