import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeClause, offeredClauses } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { enterToRead, shareOutside } from '../../../testing/shares.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

const GUIDANCE = 'Ne jamais descendre sous douze mois'
const USE_WHEN = 'Seulement pour un grand compte'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

test('only the endpoints of clauses answer guidance, to whoever may list clauses', () => {
  const answering = product.product.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ response }) => {
      if (typeof response === 'string' || !response) return false
      const shape = z.toJSONSchema(response as z.ZodType, { unrepresentable: 'any' })
      return JSON.stringify(shape).includes('"guidance"')
    })
  expect(answering.length).toBeGreaterThan(4)
  for (const { path, access } of answering)
    expect([path, access]).toEqual([
      expect.stringMatching(/^\/clauses/),
      expect.stringMatching(/^contracts:clause:/),
    ])
})

test('nothing else of the server reads it: no page, PDF, mail or export', async () => {
  const root = join(import.meta.dirname, '../../..')
  const readers: string[] = []
  for await (const path of glob('{features,platform}/**/*.ts', { cwd: root })) {
    if (/\.test\.ts$|\/testing\/|generated\//.test(path)) continue
    if (/guidance/i.test(await readFile(join(root, path), 'utf8'))) readers.push(path)
  }
  expect(readers.filter((path) => !path.startsWith('features/writing/clauses/'))).toEqual([])
  expect(readers).not.toEqual([])
})

test('a contract that has the clause gives a third party its text and nothing about it', async () => {
  const clause = await makeClause(company, { guidance: GUIDANCE, useWhen: USE_WHEN })
  await clause.write('Plafond : douze mois de redevances.')
  await clause.publish(GUIDANCE)
  const [offered] = await offeredClauses(company, 'responsab')
  expect(JSON.stringify(offered)).not.toContain(GUIDANCE)

  const { administrator } = company
  const { _id } = await createContract(administrator)
  const text = await textOf(administrator, _id)
  const { blocks } = await text.read()
  await administrator.call('POST', `${text.path}/sections`, {
    title: offered!.heading,
    level: 1,
    audience: 'anyone',
    content: offered!.content,
    blockId: blocks[0]._id,
    afterSectionId: null,
  })
  await shareOutside(company, _id)
  const { guest, path } = await enterToRead(product, company)
  const { body, status } = await guest.call('GET', path)
  expect(status).toBe(200)
  expect(JSON.stringify(body)).toContain('Plafond : douze mois de redevances.')
  const exported = await administrator.call('GET', '/contracts3/exports-csv?typeFile=csv')
  for (const read of [JSON.stringify(body), exported.bytes.toString('utf8')])
    for (const secret of [GUIDANCE, USE_WHEN]) expect(read).not.toContain(secret)
  for (const secret of ['/clauses', clause.path, '/choices/clauses'])
    expect((await guest.call('GET', secret)).status).toBe(401)
})
