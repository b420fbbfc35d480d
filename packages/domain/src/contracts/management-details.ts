import type { DetailName } from './contract-details.ts'

/**
 * How the company files a contract, not what was agreed: no text prints these details, the content hash leaves them out,
 * no deadline depends on them, and they change after the signature too (decision 0080).
 */
const MANAGEMENT_DETAILS: readonly DetailName[] = ['projectId', 'ownerId', 'direction', 'scope']

/** @example isManagementDetail('projectId') // true */
export function isManagementDetail(name: DetailName): boolean {
  return MANAGEMENT_DETAILS.includes(name)
}
