import { keys } from '../../../../platform/query-keys.ts'
import type {
  companyEndpoints,
  CompanyForm,
  CompanySettings,
} from '@tacite/api/settings/company-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callAddress } from '../../../../platform/api.ts'

type Endpoints = typeof companyEndpoints
export type { CompanyForm, CompanySettings }

export const companyQuery = queryOptions({
  queryKey: keys.company(),
  queryFn: ({ signal }) => call<Endpoints['read']>('GET', '/company', { signal }),
})

export function saveCompany(body: CompanyForm): Promise<CompanySettings> {
  return call<Endpoints['update']>('PUT', '/company', { body })
}

export async function uploadBrand(part: 'icon' | 'logo', file: File): Promise<CompanySettings> {
  const body = new FormData()
  body.append('file', file, file.name)
  return (await callAddress('PUT', `/company/brand/${part}`, body)) as CompanySettings
}

export function removeBrand(part: 'icon' | 'logo'): Promise<CompanySettings> {
  return call<Endpoints['removeBrand']>('DELETE', '/company/brand/:part', { params: { part } })
}
