import { expect } from 'vitest'
import { signUpCompany, type TestCompany } from './companies.ts'
import { firstChoice } from './contracts.ts'
import { standingContract, type Standing } from './standing-contracts.ts'
import type { Answer, Browser, TestProduct } from './start-product.ts'

/** A company with one contract of each kind that filters distinguish; today is 20 November 2026. */
export interface LibraryOfContracts {
  company: TestCompany
  /** Contracts by their title, `supplier` and `folder`. */
  ids: Record<string, string>
  list(query: string, browser?: Browser): Promise<Answer>
  /** Titles of the rows, in order. */
  titles(query: string, browser?: Browser): Promise<string[]>
}

/** Unarchived ones, by title. */
export const ALL = ['Brouillon', 'Court', 'Échu', 'Négociation élancée', 'Tacite']

export const allBut = (...left: string[]) => ALL.filter((title) => !left.includes(title))

export async function libraryOfContracts(product: TestProduct): Promise<LibraryOfContracts> {
  const company = await signUpCompany(product)
  const { administrator } = company
  const supplier = await administrator.call('POST', '/contracts/suppliers', {
    name: 'Société Élan',
  })
  const ids: Record<string, string> = {
    supplier: supplier.body._id,
    folder: await firstChoice(administrator, 'folders'),
  }
  for (const [title, standing] of Object.entries(contracts(ids))) {
    ids[title] = await standingContract(product, company, {
      ...standing,
      form: { title, ...standing.form },
    })
  }
  const list = (query: string, browser: Browser = administrator) =>
    browser.call('GET', `/contracts3?${query}`)
  const titles = async (query: string, browser?: Browser): Promise<string[]> => {
    const { status, body } = await list(`$orderby=title asc&${query}`, browser)
    expect([query, status, body.message]).toEqual([query, 200, undefined])
    expect(body.count).toBe(body.value.length)
    return body.value.map(({ title }: { title: string }) => title)
  }
  return { company, ids, list, titles }
}

function contracts(ids: Record<string, string>): Record<string, Standing> {
  return {
    Brouillon: { createdAt: '2026-02-10T10:00:00Z' },
    'Négociation élancée': {
      status: 'NEGOTIATION',
      form: { folderIds: [ids['folder']], values: { amount_incl_tax: 1_050_029 } },
    },
    Tacite: {
      status: 'SIGNED',
      signatureDate: '2024-12-01',
      amountInclTaxCents: 5_000_000,
      form: { counterpartyId: ids['supplier'] },
      lifecycle: {
        effectiveDate: '2025-01-01',
        duration: { kind: 'span', count: 1, unit: 'years' },
        renewalType: 'tacit',
        renewalDuration: { count: 1, unit: 'years' },
        notice: { unit: 'months', count: 1 },
      },
    },
    Court: {
      status: 'SIGNED',
      signatureDate: '2026-05-10',
      lifecycle: {
        effectiveDate: '2026-05-01',
        duration: { kind: 'span', count: 9, unit: 'months' },
        renewalType: 'none',
      },
    },
    Échu: {
      status: 'SIGNED',
      signatureDate: '2020-01-01',
      lifecycle: {
        effectiveDate: '2020-01-01',
        duration: { kind: 'span', count: 1, unit: 'years' },
        renewalType: 'none',
      },
    },
    Archive: { status: 'CANCELLED', archived: true },
  }
}
