import type { ChoiceNoun } from './choice-nouns.ts'
import type { Browser } from './start-product.ts'

/** A contract created through the form; returns its id and reference. */
export async function createContract(
  browser: Browser,
  changes: object = {},
): Promise<{ _id: string; reference: string }> {
  const { body, status } = await browser.call('POST', '/contracts3', {
    ...(await contractForm(browser)),
    ...changes,
  })
  if (status !== 201)
    throw new Error(`creating a contract answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** A complete form: the first choice everywhere, an empty page. */
export async function contractForm(browser: Browser) {
  const me = await browser.call('GET', '/me')
  return {
    title: 'Contrat de maintenance',
    typeId: await firstChoice(browser, 'contract-types'),
    projectId: await firstChoice(browser, 'projects'),
    ownerId: me.body._id as string,
    from: { kind: 'scratch', numbering: 'articles' },
  }
}

/** The id of the first choice. */
export async function firstChoice(browser: Browser, noun: ChoiceNoun): Promise<string> {
  const { body } = await browser.call('GET', `/choices/${noun}?$top=1`)
  return body.value[0]._id
}

const text = (words: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: words }] },
  ],
})

/** Fills every empty section, so that the contract can proceed. */
export async function fillSections(
  browser: Browser,
  contractId: string,
  words = 'Les parties conviennent.',
): Promise<void> {
  const { body } = await browser.call('GET', `/contracts3/${contractId}/document`)
  for (const section of body.blocks.flatMap((block: { sections: object[] }) => block.sections)) {
    const { status } = await browser.call('PUT', `/texts/${body.textId}/sections/${section._id}`, {
      title: section.title,
      audience: section.audience,
      content: text(words),
      version: section.version,
    })
    if (status !== 200) throw new Error(`filling a section answered ${status}`)
  }
}
