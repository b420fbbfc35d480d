import { taggedFields, type TextOwnerRules } from '../texts/public.ts'

/** How a clause answers for its text: permissions say who, and it stays one section, to be put into another text. */
export const clauseTexts: TextOwnerRules = {
  readerOf: () => Promise.resolve('author'),
  changeRefusal: () => Promise.resolve(null),
  fieldsOf: async (db) => ({ fields: await taggedFields(db), values: {} }),
  headOf: async (db, id) => {
    const { title } = await db
      .select('clause')
      .where('clause.id', '=', id)
      .select('clause.title')
      .executeTakeFirstOrThrow()
    return { title, reference: '', parties: [] }
  },
  isOneSection: true,
}
