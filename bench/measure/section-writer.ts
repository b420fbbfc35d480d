import type { BenchPerson } from './bench-product.ts'

interface Section {
  _id: string
  title: string
  version: number
}

/**
 * A new contract of this person, and a function that saves its first section again, with an event in the trail each
 * time.
 */
export async function sectionWriter(person: BenchPerson): Promise<() => Promise<void>> {
  const { call } = person
  const _id = await newContract(person)
  const { textId, blocks } = await call<{ textId: string; blocks: { sections: Section[] }[] }>(
    'GET',
    `/contracts3/${_id}/document`,
  )
  const { _id: sectionId, title, version: first } = blocks[0]!.sections[0]!
  let version = first
  return async () => {
    const text = `Les parties conviennent, pour la fois ${version}, de ce qui suit.`
    await call('PUT', `/texts/${textId}/sections/${sectionId}`, {
      title,
      // Opening it to others and restricting it again counts as a decision, not as an autosave: each is recorded.
      audience: version % 2 === 0 ? 'anyone' : 'collaborators',
      version,
      content: {
        type: 'doc',
        content: [
          { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text }] },
        ],
      },
    })
    version += 1
  }
}

/** @returns its id */
export async function newContract({ call }: BenchPerson): Promise<string> {
  const firstChoice = async (noun: string) => {
    const { value } = await call<{ value: { _id: string }[] }>('GET', `/choices/${noun}?$top=1`)
    return value[0]!._id
  }
  const { _id: ownerId } = await call<{ _id: string }>('GET', '/me')
  const { _id } = await call<{ _id: string }>('POST', '/contracts3', {
    title: 'Contrat de maintenance',
    typeId: await firstChoice('contract-types'),
    projectId: await firstChoice('projects'),
    ownerId,
    from: { kind: 'scratch', numbering: 'articles' },
  })
  return _id
}
