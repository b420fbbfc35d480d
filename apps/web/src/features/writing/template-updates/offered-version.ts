import type { ContractPage } from '@tacite/api/writing/contracts-endpoints.ts'

/** The newer version of its template that a person can take into a contract; null: none. */
export function offeredVersion({ template, followingTemplate }: ContractPage): number | null {
  if (!template || template.offered === null || followingTemplate !== null) return null
  return template.offered > template.version ? template.offered : null
}
