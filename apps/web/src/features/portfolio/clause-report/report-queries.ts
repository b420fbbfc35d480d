import type {
  ClauseReport,
  ClauseReportLine,
  clauseReportEndpoints,
} from '@tacite/api/portfolio/clause-report-endpoints.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'
import type { ReportAddress } from './report-address.ts'

export type { ClauseReport, ClauseReportLine }

const WATCHED_EVERY_MS = 2000

/** Whether contracts are being examined. */
export function isRunning(report: ClauseReport | undefined): boolean {
  return Boolean(report?.run && !report.run.finishedAt && !report.run.isFailed)
}

/** What was found in the signed contracts; watched while they are examined. */
export const reportQuery = queryOptions({
  queryKey: keys.contracts('clause-report'),
  queryFn: ({ signal }) =>
    call<typeof clauseReportEndpoints.read>('GET', '/portfolio/clauses', { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (isRunning(state.data) ? WATCHED_EVERY_MS : false),
})

const PAGE_ROWS = 20

/** The contracts behind a figure. */
export const reportContractsQuery = ({ clause, verdict, beyond }: Required<Figure>) =>
  infiniteQueryOptions({
    queryKey: keys.contracts('clause-report', clause, verdict, beyond),
    queryFn: ({ signal, pageParam }) =>
      call<typeof clauseReportEndpoints.contracts>('GET', '/portfolio/clauses/:clauseId', {
        params: { clauseId: clause },
        query: {
          verdict,
          $top: PAGE_ROWS,
          $skip: pageParam,
          ...(beyond ? { beyond: 'true' as const } : {}),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) =>
      pages.length * PAGE_ROWS < count ? pages.length * PAGE_ROWS : null,
    staleTime: 0,
  })

type Figure = Pick<ReportAddress, 'clause' | 'verdict'> & { beyond: boolean }
