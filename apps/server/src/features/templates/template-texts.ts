import { taggedFields, type TextOwnerRules } from '../texts/public.ts'

/** How a template answers for its text: permissions say who, and no state forbids a change. */
export const templateTexts: TextOwnerRules = {
  readerOf: () => Promise.resolve('author'),
  changeRefusal: () => Promise.resolve(null),
  fieldsOf: async (db) => ({ fields: await taggedFields(db), values: {} }),
  isOneSection: false,
}
