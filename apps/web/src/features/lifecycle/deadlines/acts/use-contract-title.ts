import { useQuery } from '@tanstack/react-query'
import { contractQuery } from '../../../../platform/contract.ts'

/** The title of the contract that an act is about, already loaded by its page. */
export function useContractTitle(contractId: string): string {
  return useQuery(contractQuery(contractId)).data?.title ?? ''
}
