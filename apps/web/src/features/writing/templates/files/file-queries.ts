import type {
  TemplateFileRow,
  templateFilesEndpoints,
} from '@tacite/api/writing/template-files-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, urlOf } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

export type { TemplateFileRow }

/** The files attached to a template as it is written. */
export const templateFilesQuery = (templateId: string) =>
  queryOptions({
    queryKey: keys.templates('files', templateId),
    queryFn: ({ signal }) =>
      call<typeof templateFilesEndpoints.list>('GET', '/model/contracts/:templateId/files', {
        params: { templateId },
        signal,
      }),
  })

export const renameFile = (
  templateId: string,
  fileId: string,
  body: { name: string; replaces: { name: string } },
) =>
  call<typeof templateFilesEndpoints.rename>('PUT', '/model/contracts/:templateId/files/:fileId', {
    params: { templateId, fileId },
    body,
  })

export const moveFile = (templateId: string, fileId: string, position: number) =>
  call<typeof templateFilesEndpoints.move>(
    'POST',
    '/model/contracts/:templateId/files/:fileId/place',
    { params: { templateId, fileId }, body: { position } },
  )

export const removeFile = (templateId: string, fileId: string) =>
  call<typeof templateFilesEndpoints.remove>(
    'DELETE',
    '/model/contracts/:templateId/files/:fileId',
    { params: { templateId, fileId } },
  )

/** The file as the template has it now. */
export function templateFileUrl(templateId: string, fileId: string): string {
  return urlOf('/model/contracts/:templateId/files/:fileId/file', {
    params: { templateId, fileId },
  })
}
