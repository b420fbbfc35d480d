import { expect } from '@playwright/test'
import type { Company } from './company.ts'
import { sendForSignature, writtenContract } from './contracts.ts'
import { lastCode } from './letters.ts'
import { must } from './person.ts'

/** A contract with a page for each of these texts, signed by the administrator and sealed, its text read for the search. */
export async function sealedContract(
  company: Company,
  title: string,
  pages: readonly string[],
): Promise<string> {
  const { administrator, product } = company
  const contractId = await writtenContract(administrator, title)
  await writePages(company, contractId, pages)
  const { id, email, call } = administrator
  await sendForSignature(administrator, contractId, [{ kind: 'internal', personId: id }])
  const path = `/contracts3/${contractId}/signature`
  const { document } = must(await call('GET', `${path}/document`), 200, 'reading the document')
  const shown = { documentSha256: document.sha256 as string }
  await call('POST', `${path}/code`, { consent: true, ...shown })
  const code = () => lastCode(product, email, 1).catch(() => null)
  await expect.poll(code).not.toBeNull()
  const signature = { kind: 'typed', text: administrator.name }
  const signed = await call('POST', `${path}/mine`, { ...shown, code: await code(), signature })
  must(signed, 200, 'signing')
  const isFound = async () => (await call('GET', `/contracts3/${contractId}/pages/1/hits`)).status
  await expect.poll(isFound, { timeout: 60_000 }).toBe(200)
  return contractId
}

async function writePages(
  { administrator: { call } }: Company,
  contractId: string,
  pages: readonly string[],
): Promise<void> {
  const { blocks } = must(
    await call('GET', `/contracts3/${contractId}/document`),
    200,
    'reading the text',
  )
  const section = blocks[0].sections[0]
  const content = pages.flatMap((text, index) => [
    ...(index === 0 ? [] : [{ type: 'page_break' }]),
    { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text }] },
  ])
  const saved = await call('PUT', `/contracts3/${contractId}/sections/${section._id}`, {
    title: section.title,
    audience: section.audience,
    content: { type: 'doc', content },
    version: section.version,
  })
  must(saved, 200, 'writing the pages')
}
