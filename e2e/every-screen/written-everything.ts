import { must, type Person } from '../support/person.ts'

const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
})
const paragraph = (...content: object[]) => ({
  type: 'paragraph',
  attrs: { align: 'justify' },
  content,
})
const item = (words: string) => ({ type: 'list_item', content: [paragraph(text(words))] })
const cell = (words: string, type = 'table_cell') => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null },
  content: [paragraph(text(words))],
})

const months = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet']
const wideTable = {
  type: 'table',
  content: [
    { type: 'table_row', content: months.map((month) => cell(month, 'table_header')) },
    { type: 'table_row', content: months.map(() => cell('12 345,67 €')) },
  ],
}

/** Everything that a text can contain; the words are long, the table is wide. */
const content = {
  type: 'doc',
  content: [
    paragraph(
      text('Le prestataire '),
      text('garantit', 'bold'),
      text(', au sens de '),
      {
        type: 'text',
        text: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000032041571/2016-10-01',
        marks: [{ type: 'link', attrs: { href: 'https://www.legifrance.gouv.fr/codes' } }],
      },
      text(', une obligation '),
      text('anticonstitutionnellement', 'italic', 'underline'),
      text(' large'),
      text('1', 'superscript'),
      text('.'),
    ),
    {
      type: 'ordered_list',
      attrs: { order: 1, style: 'lower-alpha' },
      content: [item('Les livrables'), item('Les comptes rendus')],
    },
    { type: 'bullet_list', content: [item('À Lyon'), item('À Paris')] },
    { type: 'blockquote', content: [paragraph(text('Pacta sunt servanda.'))] },
    wideTable,
    { type: 'page_break' },
    paragraph(text('Fait en deux exemplaires originaux.')),
  ],
}

/** Fills each section of a contract with everything, the first one under a long title and restricted. */
export async function writeEverything(author: Person, contractId: string): Promise<void> {
  const read = await author.call('GET', `/contracts3/${contractId}/document`)
  const { textId, blocks } = must(read, 200, 'reading the text')
  const sections = blocks.flatMap((block: { sections: object[] }) => block.sections)
  for (const [at, { _id, title, audience, version }] of sections.entries()) {
    const isFirst = at === 0
    const saved = await author.call('PUT', `/texts/${textId}/sections/${_id}`, {
      title: isFirst ? 'Responsabilité, assurances et garanties du prestataire' : title,
      audience: isFirst ? 'collaborators' : audience,
      content,
      version,
    })
    must(saved, 200, 'writing a section')
  }
}
