import type {
  receivedFilesEndpoints,
  ReceivedFiles,
  ReceivedFilesForm,
} from '@tacite/api/settings/received-files-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

type Endpoints = typeof receivedFilesEndpoints
export type { ReceivedFiles, ReceivedFilesForm }

export const receivedFilesQuery = queryOptions({
  queryKey: keys.company('received-files'),
  queryFn: ({ signal }) => call<Endpoints['read']>('GET', '/company/received-files', { signal }),
})

export function saveReceivedFiles(body: ReceivedFilesForm): Promise<ReceivedFiles> {
  return call<Endpoints['update']>('PUT', '/company/received-files', { body })
}
