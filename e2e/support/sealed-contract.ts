import { expect } from '@playwright/test'
import type { Company } from './company.ts'
import { writtenContract } from './contracts.ts'
import { must } from './person.ts'
import { signAlone } from './signing-calls.ts'

/** A contract with a page for each of these texts, signed by the administrator, sealed and indexed. */
export async function sealedContract(
  company: Company,
  title: string,
  pages: readonly string[],
): Promise<string> {
  const { administrator, product } = company
  const contractId = await writtenContract(administrator, title)
  await writePages(company, contractId, pages)
  await signAlone(product, administrator, contractId)
  const isFound = async () =>
    (await administrator.call('GET', `/contracts3/${contractId}/pages/1/hits`)).status
  await expect.poll(isFound, { timeout: 60_000 }).toBe(200)
  return contractId
}

async function writePages(
  { administrator: { call } }: Company,
  contractId: string,
  pages: readonly string[],
): Promise<void> {
  const { textId, blocks } = must(
    await call('GET', `/contracts3/${contractId}/document`),
    200,
    'reading the text',
  )
  const section = blocks[0].sections[0]
  const content = pages.flatMap((text, index) => [
    ...(index === 0 ? [] : [{ type: 'page_break' }]),
    { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text }] },
  ])
  const saved = await call('PUT', `/texts/${textId}/sections/${section._id}`, {
    title: section.title,
    audience: section.audience,
    content: { type: 'doc', content },
    version: section.version,
  })
  must(saved, 200, 'writing the pages')
}
