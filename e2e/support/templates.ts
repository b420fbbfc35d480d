import { must, type Person } from './person.ts'

export const paragraph = (text: string) => ({
  type: 'paragraph',
  attrs: { align: 'left' },
  content: [{ type: 'text', text }],
})

/** Writes the first section of a text, with what follows its words. */
export async function writeFirst(
  author: Person,
  textId: string,
  words: string,
  more: readonly object[] = [],
): Promise<void> {
  const { blocks } = must(await author.call('GET', `/texts/${textId}/document`), 200, 'reading')
  const [{ _id, title, audience, version }] = blocks[0].sections
  const form = {
    title,
    audience,
    version,
    content: { type: 'doc', content: [paragraph(words), ...more] },
  }
  must(await author.call('PUT', `/texts/${textId}/sections/${_id}`, form), 200, 'writing')
}

/** A template with one published version. */
export async function publishedTemplate(
  author: Person,
  title: string,
  words = 'Le bailleur loue au preneur.',
): Promise<{ _id: string; textId: string }> {
  const made = await author.call('POST', '/model/contracts', { title, locale: 'fr' })
  const { _id, textId } = must(made, 201, 'creating a template')
  await writeFirst(author, textId, words)
  const note = 'Première rédaction'
  must(await author.call('POST', `/model/contracts/${_id}/versions`, { note }), 201, 'publishing')
  return { _id, textId }
}

/** A draft of its first version, after the template published a second one. */
export async function outdatedDraft(
  author: Person,
  title: string,
): Promise<{ contractId: string; textId: string; templateId: string }> {
  const { _id, textId } = await publishedTemplate(author, title)
  const contractId = await contractOf(author, _id, `${title} de Lyon`)
  await writeFirst(author, textId, 'Le bailleur loue au preneur, et entretient.')
  const path = `/model/contracts/${_id}`
  const { lifecycle, values } = must(await author.call('GET', path), 200, 'reading')
  const start = { lifecycle: { ...lifecycle, notice: { unit: 'months', count: 6 } }, values }
  must(await author.call('PUT', `${path}/start`, start), 200, 'setting the terms')
  const note = 'Entretien à la charge du bailleur'
  must(await author.call('POST', `/model/contracts/${_id}/versions`, { note }), 201, 'publishing')
  const { textId: ownText } = must(
    await author.call('GET', `/contracts3/${contractId}`),
    200,
    'page',
  )
  return { contractId, textId: ownText, templateId: _id }
}

/** A draft contract made of a template. */
export async function contractOf(author: Person, templateId: string, title: string) {
  const form = must(await author.call('GET', '/contracts3/choices'), 200, 'reading the form')
  const types = must(await author.call('GET', '/choices/contract-types?$top=1'), 200, 'types')
  const made = await author.call('POST', '/contracts3', {
    title,
    typeId: types.value[0]._id,
    projectId: form.defaults.project._id,
    ownerId: author.id,
    from: { kind: 'template', templateId },
  })
  return must(made, 201, 'creating a contract')._id as string
}

/** One that was changed since. */
export async function changedTemplate(author: Person): Promise<string> {
  const { _id, textId } = await publishedTemplate(author, 'Bail professionnel')
  await writeFirst(author, textId, 'Le bailleur loue au preneur, et entretient.')
  return _id
}

/** One in English, whose source changed since and has other terms. */
export async function outdatedTranslation(author: Person): Promise<string> {
  const { _id, textId } = await publishedTemplate(author, 'Bail dérogatoire')
  const form = { locale: 'en', title: 'Short-term lease' }
  const made = await author.call('POST', `/model/contracts/${_id}/translations`, form)
  const translation = must(made, 201, 'translating')
  await writeFirst(author, translation.textId, 'The lessor lets the premises to the lessee.')
  await writeFirst(author, textId, 'Le bailleur loue au preneur, et entretient.')
  const path = `/model/contracts/${_id}`
  const { lifecycle, values } = must(await author.call('GET', path), 200, 'reading')
  const start = { lifecycle: { ...lifecycle, notice: { unit: 'months', count: 6 } }, values }
  must(await author.call('PUT', `${path}/start`, start), 200, 'setting the terms')
  must(await author.call('POST', `${path}/versions`, { note: '' }), 201, 'publishing')
  return translation._id
}

/** One whose text contradicts its terms, refers to nothing, and is badly typed. */
export async function flawedTemplate(author: Person): Promise<string> {
  const { _id, textId } = await publishedTemplate(author, 'Bail saisonnier')
  const path = `/model/contracts/${_id}`
  const { lifecycle, values } = must(await author.call('GET', path), 200, 'reading')
  const terms = { ...lifecycle, notice: { unit: 'months', count: 6 } }
  must(await author.call('PUT', `${path}/start`, { lifecycle: terms, values }), 200, 'terms')
  const words =
    "Le preneur peut s'opposer au renouvellement moyennant un préavis de trois mois avant le terme. Voir l’article 12."
  await writeFirst(author, textId, words)
  return _id
}
