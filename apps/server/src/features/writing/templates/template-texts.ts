import { companyCurrency } from '../../../platform/database/company-currency.ts'
import { taggedFields, type TextOwnerRules } from '../texts/public.ts'

/** How a template decides on access to its text: by permission, and no state forbids a change. */
export const templateTexts: TextOwnerRules = {
  readerOf: () => Promise.resolve('author'),
  changeRefusal: () => Promise.resolve(null),
  fieldsOf: async (db) => ({
    fields: await taggedFields(db),
    values: {},
    currency: await companyCurrency(db),
  }),
  headOf: async (db, id) => {
    const { title } = await db
      .select('template')
      .where('template.id', '=', id)
      .select('template.title')
      .executeTakeFirstOrThrow()
    return { title, reference: '', parties: [] }
  },
  isOneSection: false,
}
