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

/** One of the company's images, and the one that the person saw there. */
export interface BrandShown {
  part: 'icon' | 'logo'
  /** Its hash; null: that of the product. */
  shown: string | null
}

export async function uploadBrand(
  { part, shown }: BrandShown,
  file: File,
): Promise<CompanySettings> {
  const body = new FormData()
  body.append('file', file, file.name)
  const address = `/company/brand/${part}?replaces=${shown ?? 'none'}`
  const stored = await callAddress('PUT', address, body)
  return noteTrimmed(stored as ResponseOf<Endpoints['setBrand']>)
}

export function removeBrand({ part, shown }: BrandShown): Promise<CompanySettings> {
  return call<Endpoints['removeBrand']>('DELETE', '/company/brand/:part', {
    params: { part },
    query: { replaces: shown ?? 'none' },
  })
}

export async function uploadLetterhead(
  shown: CompanySettings['letterhead'],
  file: File,
): Promise<CompanySettings> {
  const body = new FormData()
  body.append('file', file, file.name)
  const address = `/company/letterhead?replaces=${shown?.sha256 ?? 'none'}`
  return (await callAddress('PUT', address, body)) as ResponseOf<Endpoints['setLetterhead']>
}

export function removeLetterhead(shown: CompanySettings['letterhead']): Promise<CompanySettings> {
  return call<Endpoints['removeLetterhead']>('DELETE', '/company/letterhead', {
    query: { replaces: shown?.sha256 ?? 'none' },
  })
}
