import type { DetailName } from './contract-details.ts'

/**
 * How the company files a contract, not what was agreed: no text prints these details, the content hash leaves them out,
 * and they change after the signature too (decisions 0080, 0091). Of these, only the type may move a deadline.
 */
const MANAGEMENT_DETAILS: readonly DetailName[] = [
  'typeId',
  'projectId',
  'ownerId',
  'direction',
  'scope',
  'parentId',
]

/** @example isManagementDetail('projectId') // true */
export function isManagementDetail(name: DetailName): boolean {
  return MANAGEMENT_DETAILS.includes(name)
}
