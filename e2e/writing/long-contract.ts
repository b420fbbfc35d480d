import { expect, type Browser, type Page } from '@playwright/test'
import { contractPath } from '../journey/setup.ts'
import { writtenContract } from '../support/contracts.ts'
import { must, type Person } from '../support/person.ts'
import { listen } from '../support/screens.ts'

const LINE = 'Le prestataire exécute les prestations avec la diligence requise. '

const paragraph = (content: object[]) => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content,
})
const words = (text: string) => paragraph([{ type: 'text', text }])
const document = (...content: object[]) => ({ type: 'doc', content })

interface Section {
  _id: string
  title: string
  level: number
  audience: string
  isLocked: boolean
  version: number
  content: object
}

interface OpenContract {
  contractId: string
  page: Page
  /** What the text says and how it is arranged, as the server has it. */
  state(): Promise<{ blocks: { name: string; sections: Partial<Section>[] }[] }>
  textOf(title: string): Promise<string>
  /** Saves a section as another person. */
  save(other: Person, title: string, text: string): Promise<void>
  close(): Promise<void>
}

/**
 * A contract of several screens: « Objet » at the top, then sections that are long; « Prix » shows a field.
 *
 * @param last sections at its end
 */
export async function openLongContract(
  author: Person,
  browser: Browser,
  last: readonly { title: string; content: object[] }[] = [],
): Promise<OpenContract> {
  const contractId = await writtenContract(author, 'Entretien des chaudières')
  const read = async () =>
    must(await author.call('GET', `/contracts3/${contractId}/document`), 200, 'reading the text')
  const { textId, blocks } = await read()
  const field = paragraph([{ type: 'field', attrs: { variable: 'amount_incl_tax' } }])
  const lines = Array.from({ length: 12 }, () => words(LINE.repeat(4)))
  const sections = [
    { title: 'Prix', content: [field, ...lines] },
    { title: 'Durée', content: lines },
    { title: 'Responsabilité', content: lines },
    ...last,
  ]
  for (const { title, content } of sections) {
    const body = {
      title,
      content: document(...content),
      level: 1,
      audience: 'anyone',
      blockId: blocks[0]._id,
      afterSectionId: null,
    }
    must(await author.call('POST', `/texts/${textId}/sections`, body), 201, 'adding a section')
  }
  const sectionOf = async (title: string): Promise<Section | undefined> =>
    (await read()).blocks
      .flatMap((block: { sections: Section[] }) => block.sections)
      .find((section: Section) => section.title === title)
  const context = await author.open(browser)
  const page = await context.newPage()
  const expectQuiet = listen(page)
  await page.goto(contractPath(contractId))
  await expect(page.getByRole('textbox', { name: 'Texte de « Objet »' })).toBeVisible()
  return {
    contractId,
    page,
    state: async () => {
      const text = await read()
      const shown = ({ _id, title, level, audience, isLocked, content }: Section) => ({
        _id,
        title,
        level,
        audience,
        isLocked,
        content,
      })
      return {
        numbering: text.numbering,
        amount: text.values.amount_incl_tax ?? null,
        blocks: text.blocks.map((block: { _id: string; name: string; sections: Section[] }) => ({
          _id: block._id,
          name: block.name,
          sections: block.sections.map(shown),
        })),
      }
    },
    textOf: async (title) => JSON.stringify((await sectionOf(title))?.content),
    save: async (other, title, text) => {
      const { _id, version, audience } = (await sectionOf(title))!
      const body = { title, audience, version, content: document(words(text)) }
      must(await other.call('PUT', `/texts/${textId}/sections/${_id}`, body), 200, 'saving')
    },
    close: async () => {
      expectQuiet()
      await context.close()
    },
  }
}
