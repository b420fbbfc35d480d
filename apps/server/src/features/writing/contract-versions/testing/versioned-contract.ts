import type { TestCompany } from '../../../../testing/companies.ts'
import { textOf } from '../../../../testing/contract-text.ts'
import { createContract } from '../../../../testing/contracts.ts'
import type { Answer, Browser } from '../../../../testing/start-product.ts'

export type VersionedContract = Awaited<ReturnType<typeof versionedContract>>

/** A contract with one written section, whose versions are kept, compared and restored by its owner. */
export async function versionedContract({ administrator: owner }: TestCompany) {
  const { _id } = await createContract(owner)
  const text = await textOf(owner, _id)
  const sectionId: string = (await text.read()).blocks[0].sections[0]._id
  await text.save(sectionId, { title: 'Objet', text: 'Le texte d’avant.' })
  const at = (path = '') => `${text.contractPath}/versions${path}`
  const changes = async (query: string, browser = owner): Promise<Answer['body']> =>
    (await browser.call('GET', at(`/changes?${query}`))).body
  return {
    text,
    sectionId,
    at,
    changes,
    sections: async (): Promise<Answer['body'][]> =>
      (await text.read()).blocks.flatMap((block: { sections: object[] }) => block.sections),
    list: async (browser: Browser = owner): Promise<Answer['body']> =>
      (await browser.call('GET', at())).body,
    keep: async (name: string): Promise<Answer['body']> =>
      (await owner.call('POST', at(), { name })).body,
    restore: async (number: number, body: object = {}, browser = owner): Promise<Answer> => {
      const { seal } = await changes(`from=${number}`)
      return browser.call('POST', at(`/${number}/restored`), { seal, ...body })
    },
  }
}
