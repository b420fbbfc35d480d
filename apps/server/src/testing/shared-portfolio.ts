import { PASSWORD, signUpCompany, type TestCompany } from './companies.ts'
import { grantLevel } from './contract-state.ts'
import { standingContract } from './standing-contracts.ts'
import type { Browser, TestProduct } from './start-product.ts'
import { variedContracts } from './varied-contracts.ts'

interface Member {
  browser: Browser
  personId: string
  email: string
}

/** Contracts of every kind in nested folders, and people who see all, a folder, some or none of them. */
export interface SharedPortfolio {
  company: TestCompany
  /** `of a folder` reads Immobilier and what is inside it; `of some` the second, third and sixth contract, and a draft. */
  people: Readonly<Record<'of a folder' | 'of some' | 'of none', Member>>
  /** `leases` stands in `purchases`. */
  folders: Readonly<Record<'purchases' | 'leases' | 'sales', string>>
  ids: string[]
  /** The first one is filed in `leases`, the second one nowhere. */
  drafts: string[]
  /** The clock moves, and everybody signs in again. */
  goTo(iso: string): Promise<void>
}

const CONTRACTS = 40

export async function sharedPortfolio(product: TestProduct): Promise<SharedPortfolio> {
  const company = await signUpCompany(product)
  const { administrator } = company
  const people = {
    'of a folder': await company.join('reader', 'Fanny'),
    'of some': await company.join('reader', 'Solène'),
    'of none': await company.join('reader', 'Noé'),
  }
  const purchases = await newFolder(administrator, 'Immobilier')
  const folders = {
    purchases,
    leases: await newFolder(administrator, 'Baux', purchases),
    sales: await newFolder(administrator, 'Négoce'),
  }
  const ids = await variedContracts(product, company, CONTRACTS)
  const drafts = [
    await standingContract(product, company, {
      form: { title: 'Brouillon', folderIds: [folders.leases] },
    }),
    await standingContract(product, company, { form: { title: 'Autre brouillon' } }),
  ]
  const filed = [[folders.leases], [folders.leases, folders.sales], [folders.sales], []]
  await product.product.platform.inCompany(company.companyId, async (db) => {
    for (const [index, contract_id] of ids.entries())
      for (const folder_id of filed[index % filed.length]!)
        await db.insert('contract_folder', { contract_id, folder_id }).execute()
  })
  await administrator.call('POST', `/tags/${folders.purchases}/grants`, {
    grant: 'read',
    to: { kind: 'person', personId: people['of a folder'].personId },
  })
  for (const contractId of [ids[1]!, ids[2]!, ids[5]!, drafts[1]!])
    await grantLevel(product, company, {
      contractId,
      personId: people['of some'].personId,
      level: 'reader',
    })
  return {
    company,
    people,
    folders,
    ids,
    drafts,
    goTo: async (iso) => {
      await company.comeBack(iso)
      for (const { browser, email } of Object.values(people))
        await browser.call('POST', '/auth/signin', { username: email, password: PASSWORD })
    },
  }
}

async function newFolder(
  administrator: Browser,
  name: string,
  parentFolderId?: string,
): Promise<string> {
  const { body } = await administrator.call('POST', '/tags', {
    name,
    ...(parentFolderId === undefined ? {} : { parentFolderId }),
  })
  return body._id
}
