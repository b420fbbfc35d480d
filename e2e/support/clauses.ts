import { writtenContract } from './contracts.ts'
import { must, type Person } from './person.ts'
import { publishedTemplate, writeFirst } from './templates.ts'

const publish = async (author: Person, { _id }: { _id: string }) =>
  must(await author.call('POST', `/clauses/${_id}/versions`, { note: '' }), 201, 'publishing')

/** A clause with one published version. */
export async function publishedClause(
  author: Person,
  title: string,
  form: object = {},
): Promise<{ _id: string; textId: string }> {
  const made = await author.call('POST', '/clauses', { title, locale: 'fr', ...form })
  const clause = must(made, 201, 'creating a clause')
  await writeFirst(author, clause.textId, 'La responsabilité est limitée au prix annuel.')
  await publish(author, clause)
  return clause
}

/** Inserts a version of a clause into a text, as its last section. */
export async function insertClause(
  author: Person,
  textId: string,
  { _id }: { _id: string },
  version = 1,
): Promise<void> {
  const { blocks } = must(await author.call('GET', `/texts/${textId}/document`), 200, 'reading')
  const compared = must(await author.call('GET', `/clauses/${_id}`), 200, 'reading the clause')
  const section = {
    title: compared.title,
    content: compared.content,
    level: 1,
    audience: 'anyone',
    blockId: blocks[0]._id,
    afterSectionId: null,
    clause: { clauseId: _id, version },
  }
  must(await author.call('POST', `/texts/${textId}/sections`, section), 201, 'inserting')
}

/** Publishes other words of a clause. */
export async function publishWords(
  author: Person,
  clause: { _id: string; textId: string },
  words: string,
): Promise<void> {
  await writeFirst(author, clause.textId, words)
  await publish(author, clause)
}

/** A published variant of a clause. */
export async function publishedVariant(
  author: Person,
  standardId: string,
  form: { title: string; stance: 'fallback' | 'refused'; useWhen?: string },
): Promise<string> {
  const made = await author.call('POST', `/clauses/${standardId}/variants`, form)
  const variant = must(made, 201, 'adding a variant')
  await writeFirst(author, variant.textId, `${form.title} : la limite est portée au double.`)
  await publish(author, variant)
  return variant._id
}

/** A clause of everything: filed, guided, with fallbacks and a refused wording, and changed since. */
export async function fullClause(author: Person): Promise<string> {
  const category = must(
    await author.call('POST', '/administration/categories', { name: 'Risques', kind: 'clause' }),
    201,
    'creating a category',
  )
  const { _id, textId } = await publishedClause(author, 'Limitation de responsabilité', {
    description: 'Borne ce que chaque partie peut devoir à l’autre.',
    useWhen: 'Dans tous les contrats de prestation.',
    guidance: 'Ne pas descendre sous douze mois de redevances sans accord de la direction.',
    categoryId: category._id,
  })
  await publishedVariant(author, _id, {
    title: 'Plafond porté à vingt-quatre mois',
    stance: 'fallback',
    useWhen: 'Grands comptes, après une première demande.',
  })
  await publishedVariant(author, _id, { title: 'Plafond par sinistre', stance: 'fallback' })
  await publishedVariant(author, _id, {
    title: 'Responsabilité illimitée',
    stance: 'refused',
    useWhen: 'Jamais : nos assurances ne la couvrent pas.',
  })
  await writeFirst(author, textId, 'La responsabilité est limitée au prix de douze mois.')
  return _id
}

export async function firstVariant(reader: Person, clauseId: string): Promise<string> {
  const { variants } = must(await reader.call('GET', `/clauses/${clauseId}`), 200, 'reading')
  return variants[0]._id
}

/** A clause with a newer version than a template and a draft say; the draft says the older one otherwise. */
export async function usedClause(
  author: Person,
): Promise<{ clauseId: string; contractId: string }> {
  const clause = await publishedClause(author, 'Force majeure')
  const contractId = await writtenContract(author, 'Entretien des espaces verts')
  const { textId } = must(await author.call('GET', `/contracts3/${contractId}`), 200, 'reading')
  await insertClause(author, textId, clause)
  const template = await publishedTemplate(author, 'Entretien annuel')
  await insertClause(author, template.textId, clause)
  const { blocks } = must(await author.call('GET', `/texts/${textId}/document`), 200, 'reading')
  const section = blocks[0].sections.at(-1)
  const words = 'La responsabilité est limitée au triple du prix annuel.'
  const changed = await author.call('PUT', `/texts/${textId}/sections/${section._id}`, {
    title: section.title,
    audience: section.audience,
    version: section.version,
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text: words }] },
      ],
    },
  })
  must(changed, 200, 'saying it otherwise')
  await publishWords(author, clause, 'La responsabilité est limitée au double du prix annuel.')
  return { clauseId: clause._id, contractId }
}

/** A draft of a type that expects three clauses: it says one of them, one in words of its own, and lacks one. */
export async function judgedDraft(author: Person): Promise<string> {
  const [said, changed, missing] = [
    await publishedClause(author, 'Plafond de responsabilité'),
    await publishedClause(author, 'Limite de garantie'),
    await publishedClause(author, 'Réversibilité'),
  ]
  const playbook = { [said._id]: 'must', [changed._id]: 'may', [missing._id]: 'must' }
  const type = await author.call('POST', '/administration/contract-types', {
    title: 'Infogérance',
    playbook,
  })
  const typeId = must(type, 201, 'creating a type')._id as string
  const contractId = await writtenContract(author, 'Infogérance du siège', { typeId })
  const path = `/contracts3/${contractId}/document`
  const { textId } = must(await author.call('GET', path), 200, 'reading')
  await insertClause(author, textId, said)
  await insertClause(author, textId, changed)
  const { blocks } = must(await author.call('GET', path), 200, 'reading')
  const section = blocks[0].sections.find(
    ({ title }: { title: string }) => title === 'Limite de garantie',
  )
  const raised = { type: 'text', text: 'La garantie est limitée à trois fois le prix annuel.' }
  must(
    await author.call('PUT', `/texts/${textId}/sections/${section._id}`, {
      title: section.title,
      audience: section.audience,
      version: section.version,
      content: {
        type: 'doc',
        content: [{ type: 'paragraph', attrs: { align: 'left' }, content: [raised] }],
      },
    }),
    200,
    'writing',
  )
  return contractId
}

/** A draft of a type that expects one clause, which it lacks. */
export async function lackingDraft(author: Person): Promise<string> {
  const clause = await publishedClause(author, 'Réversibilité')
  const type = await author.call('POST', '/administration/contract-types', {
    title: 'Infogérance',
    playbook: { [clause._id]: 'must' },
  })
  const typeId = must(type, 201, 'creating a type')._id as string
  return writtenContract(author, 'Infogérance du siège', { typeId })
}

/** From then on the first workflow of the company wants no deviation from the playbook. */
export async function needPlaybook(keeper: Person): Promise<void> {
  const listed = must(await keeper.call('GET', '/administration/workflows'), 200, 'listing')
  const path = `/administration/workflows/${listed.value[0]._id}`
  const { name, version, steps } = must(await keeper.call('GET', path), 200, 'reading')
  const changed = await keeper.call('PUT', path, {
    name,
    workflowVersion: version,
    needsPlaybook: true,
    steps: steps.map(({ _id, ...step }: Record<string, string>) => ({
      workflowStepId: _id,
      name: step['name'],
      description: step['description'],
      color: step['color'],
      kind: step['kind'],
    })),
  })
  must(changed, 200, 'needing the playbook')
}
