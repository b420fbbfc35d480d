import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { readNow, sealedPages } from '../../../testing/signed-pages.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  stopTypst()
  closeParsers()
  await product.stop()
})

/** Equal pages, after its own. */
async function addPages(of: TestCompany, contractId: string, count: number): Promise<void> {
  await product.product.platform.inCompany(of.companyId, async ({ tx }) => {
    await sql`insert into text_page (company_id, contract_id, page, locale, body, words)
      select ${of.companyId}, ${contractId}, 100 + number, 'fr', 'Zingueur', words
      from searchable_words('fr', 'Zingueur') as words, generate_series(1, ${count}::int) as number`.execute(
      tx,
    )
  })
}

test('of a word on thousands of pages, those of the newest contracts are shown, and all are counted', async () => {
  const own = await signUpCompany(product)
  const old = await sealedPages(product, own, 'Ancien', ['Une page.'])
  const middle = await sealedPages(product, own, 'Moyen', ['Une page.'])
  const recent = await sealedPages(product, own, 'Récent', ['Une page.'])
  for (const contractId of [old, middle, recent]) await readNow(product, own, contractId)
  await addPages(own, old, 3_000)
  await addPages(own, middle, 9_000)
  await addPages(own, recent, 1_200)
  const { browser, personId } = await own.join('reader')
  await grantLevel(product, own, { contractId: old, personId, level: 'reader' })
  await grantLevel(product, own, { contractId: middle, personId, level: 'reader' })
  const found = async (who: Browser, skip: number) => {
    const { body } = await who.call('GET', `/contracts3/search?q=zingueur&$top=2&$skip=${skip}`)
    return [body.count, ...body.value.map(({ title }: { title: string }) => title)]
  }
  expect(await found(own.administrator, 998)).toEqual([13_200, 'Récent', 'Récent'])
  expect(await found(own.administrator, 1_000)).toEqual([13_200])
  expect(await found(browser, 998)).toEqual([12_000, 'Moyen', 'Moyen'])
})
