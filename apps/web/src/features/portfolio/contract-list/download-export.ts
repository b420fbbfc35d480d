import type { Endpoint } from '@tacite/api/endpoint.ts'
import { callForFile } from '../../../platform/api.ts'
import { saveFile } from '../../../platform/save-file.ts'
import type { ListSearch } from '../filters/public.ts'

/**
 * Downloads an export of the filtered rows under the server's file name.
 * @returns false when it is too long to wait for: the server notifies when it is ready
 */
export async function downloadExport(
  typeFile: 'xlsx' | 'csv',
  filters: ListSearch,
): Promise<boolean> {
  const { blob, name } = await callForFile<Endpoint>('GET', '/contracts3/exports-csv', {
    query: { payloadType: 'exports', $skip: 0, $top: 0, typeFile, ...filters },
  })
  if (blob.type.startsWith('application/json')) return false
  saveFile(blob, name ?? `export.${typeFile}`)
  return true
}
