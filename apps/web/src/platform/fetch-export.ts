import type { contractListEndpoints } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { callForFile } from './api.ts'
import { saveFile } from './save-file.ts'

/** Saves a long export once it is ready, under the server's file name. */
export async function fetchExport(exportId: string): Promise<void> {
  const { blob, name } = await callForFile<typeof contractListEndpoints.fetchExport>(
    'GET',
    '/contracts3/exports/:exportId',
    { params: { exportId } },
  )
  saveFile(blob, name ?? 'export')
}
