import { keys } from '../../../platform/query-keys.ts'
import type {
  AuditDetail,
  auditEndpoints,
  AuditRow,
  ChainReport,
} from '@tacite/api/trail/audit-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callForFile } from '../../../platform/api.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'
import { saveFile } from '../../../platform/save-file.ts'

type Endpoints = typeof auditEndpoints
export type { AuditDetail, AuditRow, ChainReport }

export function auditQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.audit('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/administration/audit', { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function auditEventQuery(eventId: string) {
  return queryOptions({
    queryKey: keys.audit('one', eventId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/administration/audit/:eventId', {
        params: { eventId },
        signal,
      }),
  })
}

export const auditChoicesQuery = queryOptions({
  queryKey: keys.audit('choices'),
  queryFn: ({ signal }) =>
    call<Endpoints['choices']>('GET', '/administration/audit-choices', { signal }),
})

export const chainQuery = queryOptions({
  queryKey: keys.audit('chain'),
  queryFn: ({ signal }) =>
    call<Endpoints['chain']>('GET', '/administration/audit-chain', { signal }),
})

/** Verifies the chain slice by slice until its end or a mismatch, reporting progress. */
export async function checkChain(tell: (report: ChainReport) => void): Promise<ChainReport> {
  const report = await call<Endpoints['check']>('POST', '/administration/audit-chain/slices')
  tell(report)
  return report.check?.finishedAt === null ? checkChain(tell) : report
}

export async function downloadAudit(filters: PlainSearch, typeFile: 'xlsx' | 'csv'): Promise<void> {
  const { blob, name } = await callForFile<Endpoints['export']>(
    'GET',
    '/administration/audit-export',
    { query: { ...filters, typeFile } },
  )
  saveFile(blob, name ?? `audit.${typeFile}`)
}

/** The whole chain, to verify without the server. */
export async function downloadChain(): Promise<void> {
  const { blob, name } = await callForFile<Endpoints['chainFile']>(
    'GET',
    '/administration/audit-chain/file',
  )
  saveFile(blob, name ?? 'audit.jsonl')
}

/** The certificate that seals and checkpoints are verified against. */
export async function downloadCertificate(): Promise<void> {
  const { blob, name } = await callForFile<Endpoints['certificate']>(
    'GET',
    '/administration/authority-certificate',
  )
  saveFile(blob, name ?? 'tacite-authority.pem')
}
