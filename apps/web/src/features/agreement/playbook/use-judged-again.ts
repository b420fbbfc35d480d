import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useContractClauses } from '../../../platform/contract-clauses.ts'
import { playbookQuery } from './playbook-queries.ts'

/** Has the open contract judged again once a clause was inserted, taken back or kept; while one writes, it is not. */
export function useJudgedAgain(contractId: string): void {
  const queryClient = useQueryClient()
  const revision = useContractClauses()?.revision
  const judged = useRef(revision)
  useEffect(() => {
    if (judged.current === revision) return
    judged.current = revision
    const { queryKey } = playbookQuery(contractId)
    void queryClient.invalidateQueries({ queryKey, exact: true })
  }, [contractId, queryClient, revision])
}
