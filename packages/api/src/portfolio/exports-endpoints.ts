import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { reason } from '../writing/contracts-endpoints.ts'

/** Made by a job; `rows` is null until the contracts have been counted. */
const contractExport = z.object({
  _id: z.uuid(),
  typeFile: z.enum(['xlsx', 'csv']),
  state: z.enum(['waiting', 'ready', 'failed']),
  rowsDone: z.number().int(),
  rows: z.number().int().nullable(),
  requestedAt: z.iso.datetime(),
  /** It can be downloaded until then. */
  expiresAt: z.iso.datetime(),
  failure: reason,
})
export type ContractExport = z.infer<typeof contractExport>

nameShapes({ ContractExport: contractExport })

const params = z.strictObject({ exportId: z.uuid() })

/** The long exports of a person: theirs alone. */
export const exportsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3/exports',
    access: 'contracts3:export',
    summary:
      'The long exports that a person requested and did not remove, and how far along each is.',
    query: z.strictObject(paging(10)),
    response: z.object({ value: z.array(contractExport), count: z.number().int() }),
  }),
  restart: endpoint({
    method: 'POST',
    path: '/contracts3/exports/:exportId/restart',
    access: 'contracts3:export',
    summary: 'Start a failed export again; the new one takes its place.',
    params,
    response: z.object({ jobId: z.uuid() }),
    status: 202,
    perMinute: 30,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/contracts3/exports/:exportId',
    access: 'contracts3:export',
    summary: 'Remove an export with its file; one that is being prepared is stopped.',
    params,
    response: null,
  }),
}
