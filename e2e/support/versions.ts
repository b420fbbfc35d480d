import { paragraph } from '../../apps/server/src/testing/contract-text.ts'
import { writtenContract } from './contracts.ts'
import { must, type Person } from './person.ts'

export interface VersionedDraft {
  contractId: string
  textId: string
}

/**
 * A draft shared outside, then changed: an article reworded, one moved, one gone and one new; its first text is version
 * 1, which has a name.
 */
export async function versionedDraft(author: Person, title: string): Promise<VersionedDraft> {
  const contractId = await writtenContract(author, title)
  const path = `/contracts3/${contractId}`
  const { textId, blocks } = must(await author.call('GET', `${path}/document`), 200, 'reading')
  const sections = `/texts/${textId}/sections`
  const add = async (name: string, words: string, after: string | null): Promise<string> => {
    const added = await author.call('POST', sections, {
      title: name,
      level: 1,
      audience: 'anyone',
      content: paragraph(words),
      blockId: blocks[0]._id,
      afterSectionId: after,
    })
    return must(added, 201, 'adding a section').sections[0]._id
  }
  const price = await add('Prix', 'Les parties conviennent du prix.', null)
  const duration = await add('Durée', 'Trois ans à compter de la signature.', price)
  const disputes = await add('Litiges', 'Le tribunal de Paris est compétent.', duration)
  const shared = { emails: ['lea@exterieur.test'], level: 'reader', expiresOn: '2099-12-31' }
  must(await author.call('POST', `${path}/shares`, shared), 201, 'sharing')
  must(await author.call('POST', `${path}/versions`, { name: 'Première offre' }), 201, 'naming')

  const written = await author.call('PUT', `${sections}/${price}`, {
    title: 'Prix',
    audience: 'anyone',
    content: paragraph('Les parties conviennent du prix chaque année.'),
    version: 1,
  })
  must(written, 200, 'writing')
  must(await author.call('PUT', `${sections}/${disputes}/place`, { to: 'up' }), 200, 'moving')
  must(await author.call('PUT', `${sections}/${disputes}/place`, { to: 'up' }), 200, 'moving')
  must(await author.call('DELETE', `${sections}/${duration}`), 200, 'removing')
  await add('Garantie', 'Deux années, pièces et main d’œuvre.', price)
  return { contractId, textId }
}
