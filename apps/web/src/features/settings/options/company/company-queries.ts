import { keys } from '../../../../platform/query-keys.ts'
import type { companyEndpoints, CompanyForm } from '@tacite/api/settings/company-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { Revision } from '@tacite/api/revision.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callAddress } from '../../../../platform/api.ts'
import { noteTrimmed } from '../../../../platform/note-trimmed.ts'

type Endpoints = typeof companyEndpoints
export type { CompanyForm }
export type CompanySettings = ResponseOf<Endpoints['read']>

export const companyQuery = queryOptions({
  queryKey: keys.company(),
  queryFn: ({ signal }) => call<Endpoints['read']>('GET', '/company', { signal }),
})

export function saveCompany(
  body: CompanyForm,
  basedOn: Revision | undefined,
): Promise<CompanySettings> {
  return call<Endpoints['update']>('PUT', '/company', { body, basedOn })
}

export async function uploadBrand(part: 'icon' | 'logo', file: File): Promise<CompanySettings> {
  const body = new FormData()
  body.append('file', file, file.name)
  const stored = await callAddress('PUT', `/company/brand/${part}`, body)
  return noteTrimmed(stored as ResponseOf<Endpoints['setBrand']>)
}

export function removeBrand(part: 'icon' | 'logo'): Promise<CompanySettings> {
  return call<Endpoints['removeBrand']>('DELETE', '/company/brand/:part', { params: { part } })
}
