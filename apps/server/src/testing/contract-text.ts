import type { Browser } from './start-product.ts'

/** Content with one paragraph. */
export const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text }] }],
})

interface SectionChange {
  title?: string
  audience?: string
  text?: string
  version?: number
}

/** The text of one contract, as edited by one person. */
export async function textOf(browser: Browser, contractId: string) {
  const contractPath = `/contracts3/${contractId}`
  const { body } = await browser.call('GET', `${contractPath}/document`)
  return { ...textAt(browser, body.textId), contractId, contractPath }
}

/** Any text, whatever owns it. */
export function textAt(browser: Browser, textId: string) {
  const path = `/texts/${textId}`
  const read = async () => (await browser.call('GET', `${path}/document`)).body
  const outline = async () => outlineOf(await read())
  const add = async (
    title: string,
    { level = 1, after = null as string | null, block = 0 } = {},
  ) => {
    const { blocks } = await read()
    const { body } = await browser.call('POST', `${path}/sections`, {
      title,
      level,
      audience: 'anyone',
      content: paragraph(`Texte de ${title}`),
      blockId: blocks[block]._id,
      afterSectionId: after,
    })
    return body.sections[0]._id as string
  }
  const save = async (sectionId: string, change: SectionChange) => {
    const { blocks } = await read()
    const section = blocks
      .flatMap((block: { sections: object[] }) => block.sections)
      .find((candidate: { _id: string }) => candidate._id === sectionId)
    return browser.call('PUT', `${path}/sections/${sectionId}`, {
      title: change.title ?? section.title,
      audience: change.audience ?? section.audience,
      content: change.text === undefined ? section.content : paragraph(change.text),
      version: change.version ?? section.version,
    })
  }
  return { textId, path, read, outline, add, save }
}

interface Outlined {
  blocks: { name: string; sections: { title?: string; _id: string; level: number }[] }[]
}

/** `A A1> B` per block: the arrangement of the sections. */
function outlineOf({ blocks }: Outlined): string[] {
  return blocks.map(({ sections }) =>
    sections.map(({ title, level }) => `${title}${'>'.repeat(level - 1)}`).join(' '),
  )
}
