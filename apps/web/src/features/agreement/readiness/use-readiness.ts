import type { Readiness, readinessEndpoints } from '@tacite/api/agreement/readiness-endpoints.ts'
import { PLAYBOOK_KINDS } from '@tacite/domain/readiness/readiness-kinds.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { keys } from '../../../platform/query-keys.ts'

/** Judged again each time that a window asks: the text may have changed since. */
const readinessQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'readiness'),
    queryFn: ({ signal }) =>
      call<typeof readinessEndpoints.read>('GET', '/contracts3/:contractId/readiness', {
        params: { contractId },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  })

export type Finding = Readiness['findings'][number]

export interface ReadinessCheck {
  readiness: Readiness | undefined
  error: Error | null
  /** Why the contract cannot go on; null: it can, or is not judged yet. */
  refusal: string | null
}

/** What stands between a contract and its validation or signature. */
export function useReadiness(contractId: string): ReadinessCheck {
  const t = useTexts()
  const { data: readiness, error } = useQuery(readinessQuery(contractId))
  const count = readiness?.blocking ?? 0
  return { readiness, error, refusal: count > 0 ? t('readiness.refusal', { count }) : null }
}

/** What stands between a contract and being marked as signed: only what its playbook blocks. */
export function usePlaybookReadiness(contractId: string): ReadinessCheck {
  const t = useTexts()
  const { data, error } = useQuery(readinessQuery(contractId))
  const findings = data?.findings.filter(isBlockedByPlaybook)
  const count = findings?.length ?? 0
  return {
    readiness: findings && { findings, blocking: count, warning: 0 },
    error,
    refusal: count > 0 ? t('readiness.refusal', { count }) : null,
  }
}

function isBlockedByPlaybook({ kind, severity }: Finding): boolean {
  return severity === 'blocks' && (PLAYBOOK_KINDS as readonly string[]).includes(kind)
}
