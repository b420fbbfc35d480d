import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { importSource } from './imports-endpoints.ts'

const ofImport = z.strictObject({ importId: z.uuid() })
const ofUpload = ofImport.extend({ sourceId: z.uuid() })

/**
 * Files are sent to an import by the tus protocol 1.0 (core, creation, creation-with-upload, checksum, termination):
 * every request has `Tus-Resumable: 1.0.0`. Parts have at most 16 MB.
 */
export const importUploadsEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/imports/:importId/uploads',
    access: 'contracts3:import',
    summary:
      'Announce a file by `Upload-Length` and `Upload-Metadata` (path, kind: zip or file), perhaps with its first part; the same file again goes on where it stopped (`Upload-Offset`).',
    params: ofImport,
    upload: 'part',
    response: importSource,
    status: 201,
  }),
  offset: endpoint({
    method: 'GET',
    path: '/imports/:importId/uploads/:sourceId',
    access: 'contracts3:import',
    summary:
      'A file that is being sent, and how much of it has been received (`Upload-Offset`); a HEAD is answered alike.',
    params: ofUpload,
    response: importSource,
  }),
  append: endpoint({
    method: 'PATCH',
    path: '/imports/:importId/uploads/:sourceId',
    access: 'contracts3:import',
    summary: 'Add a part at `Upload-Offset`; it is on disk when this answers.',
    params: ofUpload,
    upload: 'part',
    response: null,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/imports/:importId/uploads/:sourceId',
    access: 'contracts3:import',
    summary: 'Take a file out of an import that is still being sent.',
    params: ofUpload,
    // Its bytes go once it is forgotten.
    transaction: 'none',
    response: null,
  }),
}
