import type { StatedSignatory } from '@tacite/domain/signing/signed-on-paper.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'

/** Records who signed, or is to sign, on paper, in place of whoever was stated before. */
export async function stateSignatories(
  db: CompanyDatabase,
  contractId: string,
  signatories: readonly StatedSignatory[],
): Promise<void> {
  await forgetStatedSignatories(db, contractId)
  await db
    .insert(
      'stated_signatory',
      signatories.map(({ name, side }, index) => ({
        contract_id: contractId,
        position: index + 1,
        name,
        side,
      })),
    )
    .execute()
}

export async function forgetStatedSignatories(
  db: CompanyDatabase,
  contractId: string,
): Promise<void> {
  await db
    .delete('stated_signatory')
    .where('stated_signatory.contract_id', '=', contractId)
    .execute()
}

export function statedSignatories(
  db: CompanyDatabase,
  contractId: string,
): Promise<{ name: string; side: StatedSignatory['side'] | null }[]> {
  return db
    .select('stated_signatory')
    .where('stated_signatory.contract_id', '=', contractId)
    .select(['stated_signatory.name', 'stated_signatory.side'])
    .orderBy('stated_signatory.position')
    .execute()
}
