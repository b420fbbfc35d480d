import { taggedFields, type TextOwnerRules } from '../texts/public.ts'

/** How a clause answers for its text: permissions say who, and it stays one section, to be put into another text. */
export const clauseTexts: TextOwnerRules = {
  readerOf: () => Promise.resolve('author'),
  changeRefusal: () => Promise.resolve(null),
  fieldsOf: async (db) => ({ fields: await taggedFields(db), values: {} }),
  isOneSection: true,
}
