import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { call } from '../../../platform/api.ts'
import { messageOf } from '../../../platform/query-client.ts'
import type { NewContractBody } from './request-body.ts'

/** Refusals that name no field and are about what the contract starts from. */
const ABOUT_THE_START = new Set(['TEMPLATE_NOT_FOUND', 'UPLOAD_NOT_FOUND'])

/** @throws ApiError; errors about the start of the contract name its field, `from` */
export async function createContract(body: NewContractBody) {
  try {
    return await call<typeof contractsEndpoints.create>('POST', '/contracts3', { body })
  } catch (error) {
    if (!(error instanceof ApiError) || !ABOUT_THE_START.has(error.code)) throw error
    const { status, code } = error
    const message = messageOf(error)
    throw new ApiError(status, { code, message, errors: [{ code, field: 'from', message }] })
  }
}
