import type { TestCompany } from './companies.ts'
import { textAt } from './contract-text.ts'
import type { Browser } from './start-product.ts'

export const CLAUSE_FORM = { title: 'Responsabilité', locale: 'fr' }

/** A clause created through the form, with its text and what is done with it. */
export async function makeClause({ administrator }: TestCompany, changes: object = {}) {
  const { body } = await administrator.call('POST', '/clauses', { ...CLAUSE_FORM, ...changes })
  return clauseAt(administrator, body._id, body.textId)
}

/** A clause as one person uses it. */
export function clauseAt(browser: Browser, id: string, textId: string) {
  const path = `/clauses/${id}`
  const text = textAt(browser, textId)
  return {
    id,
    path,
    text,
    read: async () => (await browser.call('GET', path)).body,
    write: async (words: string) => {
      const [section] = (await text.read()).blocks[0].sections
      return text.save(section._id, { text: words })
    },
    publish: (note = '') => browser.call('POST', `${path}/versions`, { note }),
    changes: async (query = '') => (await browser.call('GET', `${path}/changes${query}`)).body,
    addVariant: async (form: object = {}) => {
      const { body } = await browser.call('POST', `${path}/variants`, {
        title: 'Plafond plus haut',
        stance: 'fallback',
        ...form,
      })
      return clauseAt(browser, body._id, body.textId)
    },
  }
}

/** A clause that texts can insert, with these words. */
export async function publishedClause(company: TestCompany, words: string, changes: object = {}) {
  const clause = await makeClause(company, changes)
  await clause.write(words)
  await clause.publish()
  return clause
}

/** What the window of the editor offers, by name, each with its fallbacks. */
export async function offeredClauses({ administrator }: TestCompany, words = '') {
  const { body } = await administrator.call(
    'GET',
    `/choices/clauses?q=${encodeURIComponent(words)}`,
  )
  return body.value as {
    name: string
    heading: string
    content: { content: { content: { text: string }[] }[] }
    fallbacks: { name: string }[]
  }[]
}
