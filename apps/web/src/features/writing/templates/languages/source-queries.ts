import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { templateLanguagesEndpoints } from '@tacite/api/writing/template-languages-endpoints.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { SourceLink } from '@tacite/document/template-languages/section-standings.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

type WireSource = ResponseOf<typeof templateLanguagesEndpoints.source>

/** The template that another one translates, in the form used by the rules of the document package. */
export interface TemplateSource extends Omit<WireSource, 'document' | 'links'> {
  document: ContractDocument
  links: readonly SourceLink[]
}

export const sourceQuery = (translationId: string) =>
  queryOptions({
    queryKey: keys.templates('source', translationId),
    queryFn: async ({ signal }) => {
      const source = await call<typeof templateLanguagesEndpoints.source>(
        'GET',
        '/model/translations/:translationId/source',
        { params: { translationId }, signal },
      )
      return source as unknown as TemplateSource
    },
  })

export const translateTemplate = (
  templateId: string,
  body: BodyOf<typeof templateLanguagesEndpoints.translate>,
) =>
  call<typeof templateLanguagesEndpoints.translate>(
    'POST',
    '/model/contracts/:templateId/translations',
    { params: { templateId }, body },
  )

/** @param version the published one that the person saw */
export const followSource = (translationId: string, version: number, sections: readonly string[]) =>
  call<typeof templateLanguagesEndpoints.follow>(
    'POST',
    '/model/translations/:translationId/source/followed',
    { params: { translationId }, body: { version, sections: [...sections] } },
  )

export const addSourceSection = (translationId: string, version: number, section: string) =>
  call<typeof templateLanguagesEndpoints.addSection>(
    'POST',
    '/model/translations/:translationId/source/sections',
    { params: { translationId }, body: { version, section } },
  )
