import { readSignedDocument } from '../features/portfolio/search/read-signed-document.job.ts'
import type { TestCompany } from './companies.ts'
import { createContract, fillSections } from './contracts.ts'
import { paragraph, textOf } from './contract-text.ts'
import { signAndSeal } from './signatures.ts'
import type { TestProduct } from './start-product.ts'

/** A sealed contract whose first pages contain these texts, one each; not indexed yet. */
export async function sealedPages(
  test: TestProduct,
  company: TestCompany,
  title: string,
  pages: readonly string[],
): Promise<string> {
  const { administrator } = company
  const { _id } = await createContract(administrator, { title })
  await fillSections(administrator, _id)
  const text = await textOf(administrator, _id)
  const { blocks } = await text.read()
  const section = blocks[0].sections[0]
  const content = pages.flatMap((words, index) => [
    ...(index === 0 ? [] : [{ type: 'page_break' }]),
    ...paragraph(words).content,
  ])
  const { status } = await administrator.call('PUT', `${text.path}/sections/${section._id}`, {
    title: section.title,
    audience: section.audience,
    content: { type: 'doc', content },
    version: section.version,
  })
  if (status !== 200) throw new Error(`writing pages answered ${status}`)
  await signAndSeal(test, company, _id)
  return _id
}

/** Runs the job that follows a seal: indexes the signed document. */
export function readNow(
  { product }: TestProduct,
  { companyId }: TestCompany,
  contractId: string,
): Promise<void> {
  return readSignedDocument(product.platform, { companyId, contractId })
}
