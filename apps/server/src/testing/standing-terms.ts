import { Client } from 'pg'
import type { TestCompany } from './companies.ts'
import { createContract } from './contracts.ts'
import type { TestProduct } from './start-product.ts'

/** One year from 1 January 2026, tacitly renewed by years, three months' notice. */
export const YEARLY_TERMS = {
  effectiveDate: '2026-01-01',
  duration: { kind: 'span', count: 12, unit: 'months' },
  renewalType: 'tacit',
  renewalDuration: { count: 12, unit: 'months' },
  maxRenewals: null,
  notice: { unit: 'months', count: 3 },
  roll: 'none',
  noticeCountsWhen: 'received',
  sendingMode: 'registeredLetter',
  earlyExit: null,
  indeterminateAlignment: 'exactDay',
  performedAfterEnd: false,
}

/** A contract as the seal leaves it: signed, dated, locked; or, with another lock, as one signed elsewhere. */
export async function signOnPaper(
  test: TestProduct,
  { companyId }: TestCompany,
  contractId: string,
  day = '2025-12-15',
  lockKind: 'signature' | 'scan' | 'marked' | 'imported' = 'signature',
): Promise<void> {
  await inDatabase(
    test,
    `update contract set status = 'SIGNED', signature_date = $2, locked_at = now(), lock_kind = $3 where id = $1`,
    [contractId, day, lockKind],
  )
  const { platform } = test.product
  await platform.inCompany(companyId, (db) =>
    platform.events.record(db, {
      type: 'contract.datesChanged',
      actor: null,
      objectId: contractId,
      contractId,
      payload: {},
    }),
  )
}

/** A new contract of yearly terms with these changes, entered from paper: its terms can be corrected. Returns its id. */
export async function signedFromPaper(
  product: TestProduct,
  company: TestCompany,
  changes: object = {},
): Promise<string> {
  const { _id } = await createContract(company.administrator)
  const terms = { ...YEARLY_TERMS, ...changes }
  await company.administrator.call('PUT', `/contracts3/${_id}/lifecycle`, terms)
  await signOnPaper(product, company, _id, '2025-12-15', 'marked')
  return _id
}

/** Queries the database directly, bypassing the product. */
export async function inDatabase(
  { connection }: TestProduct,
  text: string,
  values: unknown[],
): Promise<Record<string, unknown>[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}
