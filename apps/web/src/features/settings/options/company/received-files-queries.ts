import type {
  receivedFilesEndpoints,
  ReceivedFilesForm,
} from '@tacite/api/settings/received-files-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { Revision } from '@tacite/api/revision.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

type Endpoints = typeof receivedFilesEndpoints
export type { ReceivedFilesForm }
export type ReceivedFiles = ResponseOf<Endpoints['read']>

export const receivedFilesQuery = queryOptions({
  queryKey: keys.company('received-files'),
  queryFn: ({ signal }) => call<Endpoints['read']>('GET', '/company/received-files', { signal }),
})

export function saveReceivedFiles(
  body: ReceivedFilesForm,
  basedOn: Revision | undefined,
): Promise<ReceivedFiles> {
  return call<Endpoints['update']>('PUT', '/company/received-files', { body, basedOn })
}
