import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { TestCompany } from './companies.ts'
import { standingContract, type Standing } from './standing-contracts.ts'
import type { TestProduct } from './start-product.ts'

/** Contracts of every status and renewal type, around 20 November 2026: deterministic. */
export async function variedContracts(
  product: TestProduct,
  company: TestCompany,
  count: number,
): Promise<string[]> {
  const { administrator } = company
  const { body: types } = await administrator.call('GET', '/choices/contract-types')
  const parties = []
  for (const name of ['Alpha', 'Béta', 'Gamma']) {
    const { body } = await administrator.call('POST', '/contracts/suppliers', { name })
    parties.push(body._id as string)
  }
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const standing = standingOf(index)
    const form = {
      title: `Contrat ${index}`,
      typeId: types.value[index % types.value.length]._id,
      counterpartyId: index % 4 === 3 ? null : parties[index % 3],
      currency: index % 13 === 4 ? 'USD' : null,
    }
    ids.push(await standingContract(product, company, { ...standing, form }))
  }
  return ids
}

function standingOf(index: number): Standing {
  const amount =
    index % 7 === 6 ? {} : { amountInclTaxCents: 10 ** (4 + (index % 6)) * (1 + (index % 9)) }
  const created = { createdAt: `2026-${two(1 + (index % 11))}-1${index % 9}T22:30:00Z` }
  const status = STATUSES[index % STATUSES.length]!
  if (status !== 'SIGNED') return { status, ...created, ...amount, lifecycle: lifecycle(index) }
  const signed = `${2015 + (((index / 2) * 5) % 12)}-${two(1 + ((index * 7) % 11))}-${two(1 + (index % 27))}`
  return {
    status,
    ...created,
    ...amount,
    signatureDate: signed,
    lifecycle: { ...lifecycle(index), effectiveDate: index % 5 === 0 ? earlier(signed) : signed },
  }
}

const STATUSES = [
  'SIGNED',
  'DRAFT',
  'SIGNED',
  'NEGOTIATION',
  'SIGNED',
  'VALIDATION',
  'SIGNED',
  'SIGNATURE',
  'SIGNED',
  'CANCELLED',
] as const

function lifecycle(index: number): Partial<LifecycleTerms> {
  const years = 1 + (index % 4)
  const span = { count: years, unit: 'years' } as const
  return {
    effectiveDate: '2026-12-01',
    duration: index % 11 === 10 ? { kind: 'indefinite' } : { kind: 'span', ...span },
    renewalType: (['tacit', 'none', 'withAgreement', 'tacit', 'withNotice'] as const)[index % 5]!,
    renewalDuration: index % 6 === 5 ? null : { count: 1 + (index % 5) * 2, unit: 'years' },
    notice: { unit: 'months', count: 1 + (index % 3) },
  }
}

function earlier(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
